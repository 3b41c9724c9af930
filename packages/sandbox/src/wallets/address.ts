/** Whether something is the same account, however its letters are written. */
export function isSameAddress(address: string, other: unknown): boolean {
  return typeof other === 'string' && other.toLowerCase() === address.toLowerCase()
}

/** Whether something looks like an account or a contract. */
export function isAddressText(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)
}
