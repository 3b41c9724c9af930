import type { Address } from 'viem'

/** A token's own description; the words of a stranger. */
export interface TokenFacts {
  readonly address: Address
  /** undefined when it does not say, or says something that cannot be. */
  readonly decimals: number | undefined
  /** Cleaned; see `cleanSymbol`. */
  readonly symbol: string
  /** Is true if numbers are ids of items (ERC-721). */
  readonly isCollection: boolean
}

/** The facts besides a request that describe it. */
export interface DescribeScope {
  /** Addresses of the visitor on the request's network. */
  readonly ownAddresses: readonly string[]
  /** The network's own coin. */
  readonly coin: { readonly symbol: string; readonly decimals: number }
  /** Tokens by their address in lower case. */
  readonly tokens: ReadonlyMap<string, TokenFacts>
}

/** Returns true if an address is one of the visitor's; hexadecimal ones have no case. */
export function isOwn({ ownAddresses }: DescribeScope, address: string): boolean {
  const key = keyOf(address)
  return ownAddresses.some((own) => keyOf(own) === key)
}

/** One spelling of an address. Those in base 58 have only one. */
export function keyOf(address: string): string {
  return address.startsWith('0x') ? address.toLowerCase() : address
}
