import { plainText } from '../contract/index.ts'

/** Longest name that a name service gives out in one piece. Source: RFC 1035. */
const MAX_LENGTH = 253

/**
 * A text that could be the name of an address: several labels in one line, without invisible
 * characters. Whether it is in its normal form and belongs to the address is for the adapter to say.
 * Source: docs/security.md, S38.
 *
 * @returns undefined for a text that is no such name.
 */
export function safeName(name: unknown): string | undefined {
  if (typeof name !== 'string' || name.length > MAX_LENGTH) return undefined
  if (plainText(name, MAX_LENGTH) !== name || /\s/.test(name)) return undefined
  const labels = name.split('.')
  return labels.length > 1 && labels.every((label) => label !== '') ? name : undefined
}
