/** The site's own data of a network: data of other sources is not used. */
interface NetworkFacts {
  readonly name: string
  /** The symbol of its own coin. */
  readonly coin: string
}

const KNOWN: Readonly<Record<number, NetworkFacts>> = {
  1: { name: 'Ethereum', coin: 'ETH' },
  10: { name: 'OP Mainnet', coin: 'ETH' },
  56: { name: 'BNB Smart Chain', coin: 'BNB' },
  100: { name: 'Gnosis', coin: 'XDAI' },
  137: { name: 'Polygon', coin: 'POL' },
  324: { name: 'ZKsync Era', coin: 'ETH' },
  8453: { name: 'Base', coin: 'ETH' },
  42161: { name: 'Arbitrum One', coin: 'ETH' },
  43114: { name: 'Avalanche', coin: 'AVAX' },
  59144: { name: 'Linea', coin: 'ETH' },
  80002: { name: 'Polygon Amoy', coin: 'POL' },
  84532: { name: 'Base Sepolia', coin: 'ETH' },
  421614: { name: 'Arbitrum Sepolia', coin: 'ETH' },
  11155111: { name: 'Sepolia', coin: 'ETH' },
  11155420: { name: 'OP Sepolia', coin: 'ETH' },
}

/** Chains on which contract accounts are searched. */
export const KNOWN_CHAIN_IDS: readonly number[] = Object.keys(KNOWN).map(Number)

/** Name and coin of an EVM network. */
export function networkFacts(chainId: number): NetworkFacts {
  return KNOWN[chainId] ?? { name: 'Unknown network', coin: 'coins' }
}

const SOLANA: Readonly<Record<string, string>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'Solana',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'Solana Devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'Solana Testnet',
}

/** Name of a Solana network, by its CAIP-2 id. */
export function solanaName(networkId: string): string {
  return SOLANA[networkId] ?? 'Unknown Solana network'
}
