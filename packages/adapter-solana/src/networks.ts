import type { NetworkInput } from '@latchkey/core/contract'

const SOL = { name: 'Solana', symbol: 'SOL', decimals: 9 }
/** Source: docs/constants.json, `networks`.builtIn`. */
const rpcUrls = { default: { http: ['https://rpc.walletconnect.org/v1'] } }

/** Solana's main network. */
export const solana = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  nativeCurrency: SOL,
  rpcUrls,
  blockExplorers: { default: { name: 'Solscan', url: 'https://solscan.io' } },
  testnet: false,
  chainNamespace: 'solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
} as const satisfies NetworkInput

/** The test network for programs. */
export const solanaDevnet = {
  ...solana,
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  blockExplorers: { default: { name: 'Solscan', url: 'https://solscan.io/?cluster=devnet' } },
  testnet: true,
  caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
} as const satisfies NetworkInput

/** The test network for new versions of Solana itself. */
export const solanaTestnet = {
  ...solanaDevnet,
  id: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  name: 'Solana Testnet',
  blockExplorers: { default: { name: 'Solscan', url: 'https://solscan.io/?cluster=testnet' } },
  caipNetworkId: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
} as const satisfies NetworkInput
