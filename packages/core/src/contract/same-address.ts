/** Digits at each end that visitors compare. Source: docs/security.md, S29. */
const COMPARED = 4

/**
 * Matches the prefixes of addresses that may be in any case: that of EVM, and those of segwit.
 * Source: BIP-173.
 */
const PREFIX = /^(?:0x|(?:bc|tb|bcrt)1)/i

/**
 * Returns true if two addresses are the same: of EVM and segwit in any case. Source: EIP-55,
 * BIP-173.
 */
export function isSameAddress(one: string, other: string): boolean {
  return comparable(one) === comparable(other)
}

/**
 * Returns true if an address begins and ends like another one, and is another one. Source:
 * docs/security.md, S29.
 */
export function isLookalike(address: string, known: string): boolean {
  if (isSameAddress(address, known)) return false
  const [one, other] = [digitsOf(address), digitsOf(known)]
  const hasSameStart = one.slice(0, COMPARED) === other.slice(0, COMPARED)
  return hasSameStart && one.slice(-COMPARED) === other.slice(-COMPARED)
}

/** Addresses without such a prefix are case sensitive. */
function comparable(address: string): string {
  return PREFIX.test(address) ? address.toLowerCase() : address
}

/** In small letters: a visitor does not see the difference in four digits. */
function digitsOf(address: string): string {
  return address.replace(PREFIX, '').toLowerCase()
}
