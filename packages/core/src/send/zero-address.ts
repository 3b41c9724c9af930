/** Returns true for the address without a key, to which coins are sent by mistake. */
export function isZeroAddress(address: string): boolean {
  return /^0x0{40}$/i.test(address) || /^1{32}$/.test(address)
}
