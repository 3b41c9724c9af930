import { isSameAddress, withoutPrefix } from './same-address.ts'

/** Digits at each end that visitors compare. Source: docs/security.md, S29. */
const COMPARED = 4

/**
 * Finds a known address that another one imitates: it begins and ends with the same digits, in any case,
 * and is another one.
 *
 * @param known - Addresses of the same namespace.
 * @returns The imitated address; undefined also when `address` itself is known.
 */
export function resembledAddress(address: string, known: readonly string[]): string | undefined {
  if (known.some((each) => isSameAddress(each, address))) return undefined
  const ends = endsOf(address)
  return known.find((each) => endsOf(each) === ends)
}

/** In small letters: a visitor does not see the difference in four digits. */
function endsOf(address: string): string {
  const digits = withoutPrefix(address).toLowerCase()
  return `${digits.slice(0, COMPARED)} ${digits.slice(-COMPARED)}`
}
