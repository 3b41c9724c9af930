import type { NetworkInput } from '@latchkey/core/contract'

/** The test network for programs. Its name in the Wallet Standard is its CAIP-2 id. */
export const suiDevnet = {
  id: 'devnet',
  name: 'Sui Devnet',
  nativeCurrency: { name: 'Sui', symbol: 'SUI', decimals: 9 },
  rpcUrls: { default: { http: ['https://fullnode.devnet.sui.io'] } },
  blockExplorers: { default: { name: 'SuiVision', url: 'https://devnet.suivision.xyz' } },
  testnet: true,
  chainNamespace: 'sui',
  caipNetworkId: 'sui:devnet',
} as const satisfies NetworkInput
