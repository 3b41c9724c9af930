/** Four characters of an address, and what they mean beside another one. */
export interface AddressGroup {
  readonly text: string
  /** First and last group, which visitors compare. */
  readonly isEnd: boolean
  /** Not the same as in the address it is compared with. */
  readonly isDifferent: boolean
}

/** An address in groups of four. */
export interface SplitAddress {
  /** "0x" of EVM addresses, else empty. */
  readonly prefix: string
  readonly groups: readonly AddressGroup[]
}

const HEX = /^0x[0-9a-fA-F]*$/

/**
 * Splits an address into groups of four; the last group may be shorter.
 *
 * @param other - An address to compare with. Case is compared only where it is significant.
 */
export function splitAddress(address: string, other?: string): SplitAddress {
  const isHex = HEX.test(address)
  const prefix = isHex ? '0x' : ''
  const groups = groupsOf(address.slice(prefix.length))
  const others = other === undefined ? undefined : groupsOf(other.slice(prefix.length))
  const same = (one: string, two: string | undefined): boolean =>
    isHex ? one.toLowerCase() === two?.toLowerCase() : one === two
  return {
    prefix,
    groups: groups.map((text, index) => ({
      text,
      isEnd: index === 0 || index === groups.length - 1,
      isDifferent: others !== undefined && !same(text, others[index]),
    })),
  }
}

function groupsOf(digits: string): readonly string[] {
  return digits.match(/.{1,4}/g) ?? []
}
