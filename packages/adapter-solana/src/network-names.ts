import type { NetworkId } from '@latchkey/core/contract'

/** Networks by the names that wallets have for them. Source: Wallet Standard, CAIP-30. */
const NAMES: ReadonlyMap<string, NetworkId<'solana'>> = new Map([
  ['solana:mainnet', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['solana:devnet', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
  ['solana:testnet', 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
])

/**
 * The network with this name in wallets; for a custom network of the website the name is its id.
 */
export function networkOfChain(chain: string): NetworkId<'solana'> {
  // Callers pass names that begin with `solana:` only.
  return NAMES.get(chain) ?? (chain as NetworkId<'solana'>)
}

/** The name of a network in wallets. */
export function chainOfNetwork(networkId: NetworkId<'solana'>): string {
  const known = [...NAMES].find(([, id]) => id === networkId)
  return known?.[0] ?? networkId
}
