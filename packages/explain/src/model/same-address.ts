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

/** Returns an address without its prefix. */
export function withoutPrefix(address: string): string {
  return address.replace(PREFIX, '')
}

/** Addresses without such a prefix are case sensitive. */
function comparable(address: string): string {
  return PREFIX.test(address) ? address.toLowerCase() : address
}
