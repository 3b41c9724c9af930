/** Compares addresses without regard to upper and lower case. */
export function isSameAddress(address: string, other: unknown): boolean {
  return typeof other === 'string' && other.toLowerCase() === address.toLowerCase()
}

/** Returns true for the text of an account or a contract. */
export function isAddressText(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)
}
