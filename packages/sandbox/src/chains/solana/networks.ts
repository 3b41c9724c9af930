/** A Solana network that the sandbox stands in for. */
export interface SolanaNetwork {
  /** CAIP-2. */
  readonly id: string
  readonly name: 'mainnet' | 'devnet'
  /** The path of its JSON-RPC, below the part's address. */
  readonly path: '/' | '/devnet'
  /** The real network's: a CAIP-2 id is its first 32 letters. */
  readonly genesisHash: string
}

/** The Solana networks of a sandbox; each one is a cluster of its own. */
export const SOLANA_NETWORKS = [
  {
    id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    name: 'mainnet',
    path: '/',
    genesisHash: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  },
  {
    id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    name: 'devnet',
    path: '/devnet',
    genesisHash: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
  },
] as const satisfies readonly SolanaNetwork[]
