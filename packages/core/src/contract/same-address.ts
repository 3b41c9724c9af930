/** Whether two addresses are the same: letters of EVM addresses may be capitals. Source: EIP-55. */
export function isSameAddress(one: string, other: string): boolean {
  const isEvm = one.startsWith('0x')
  return isEvm ? one.toLowerCase() === other.toLowerCase() : one === other
}
