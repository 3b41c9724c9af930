import { toText } from './bytes.ts'

/** A random name: 256 bits as text. */
export function newName(): string {
  return toText(crypto.getRandomValues(new Uint8Array(32)))
}
