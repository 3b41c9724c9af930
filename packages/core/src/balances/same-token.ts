import { isSameAddress } from '../contract/index.ts'

/** A token of a network: the native coin has no address. */
interface TokenAddress {
  readonly address?: string | undefined
}

/** Returns true if two are the same token of one network. */
export function isSameToken(one: TokenAddress, other: TokenAddress): boolean {
  if (one.address === undefined || other.address === undefined) return one.address === other.address
  return isSameAddress(one.address, other.address)
}
