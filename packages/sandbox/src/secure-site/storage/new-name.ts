import { toText } from './bytes.ts'

/** A name that nobody can guess: 256 bits as text. */
export function newName(): string {
  return toText(crypto.getRandomValues(new Uint8Array(32)))
}
