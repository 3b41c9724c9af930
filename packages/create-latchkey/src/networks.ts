/** Namespaces of networks, by CAIP-2. */
export type Namespace = 'eip155' | 'solana' | 'bip122'

/** A network that a site can be written for. */
export interface Network {
  /** As in `--networks`. */
  readonly name: string
  /** As in the question. */
  readonly label: string
  readonly namespace: Namespace
  /** The name that a site imports: from `viem/chains` on EVM networks, else from the adapter. */
  readonly exported: string
  /** The EIP-155 id of an EVM network. */
  readonly chainId?: number
}

/** All networks, in the order of the question. Those of EVM are in `@latchkey/browser/chains`, too. */
export const NETWORKS: readonly Network[] = [
  evm('ethereum', 'Ethereum', { exported: 'mainnet', chainId: 1 }),
  evm('base', 'Base', { exported: 'base', chainId: 8453 }),
  evm('arbitrum', 'Arbitrum One', { exported: 'arbitrum', chainId: 42_161 }),
  evm('optimism', 'OP Mainnet', { exported: 'optimism', chainId: 10 }),
  evm('polygon', 'Polygon', { exported: 'polygon', chainId: 137 }),
  evm('bnb', 'BNB Smart Chain', { exported: 'bsc', chainId: 56 }),
  evm('avalanche', 'Avalanche', { exported: 'avalanche', chainId: 43_114 }),
  evm('gnosis', 'Gnosis', { exported: 'gnosis', chainId: 100 }),
  evm('linea', 'Linea', { exported: 'linea', chainId: 59_144 }),
  evm('scroll', 'Scroll', { exported: 'scroll', chainId: 534_352 }),
  evm('zksync', 'ZKsync Era', { exported: 'zksync', chainId: 324 }),
  evm('sepolia', 'Sepolia (test network)', { exported: 'sepolia', chainId: 11_155_111 }),
  evm('base-sepolia', 'Base Sepolia (test network)', { exported: 'baseSepolia', chainId: 84_532 }),
  { name: 'solana', label: 'Solana', namespace: 'solana', exported: 'solana' },
  {
    name: 'solana-devnet',
    label: 'Solana Devnet (test network)',
    namespace: 'solana',
    exported: 'solanaDevnet',
  },
  { name: 'bitcoin', label: 'Bitcoin', namespace: 'bip122', exported: 'bitcoin' },
  {
    name: 'bitcoin-testnet',
    label: 'Bitcoin Testnet (test network)',
    namespace: 'bip122',
    exported: 'bitcoinTestnet',
  },
]

/** The networks of a site when none is chosen. */
export const DEFAULT_NETWORKS = ['ethereum', 'base']

function evm(
  name: string,
  label: string,
  chain: { readonly exported: string; readonly chainId: number },
): Network {
  return { name, label, namespace: 'eip155', ...chain }
}
