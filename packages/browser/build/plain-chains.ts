import type { Rolldown } from 'tsdown'
import * as chains from '../src/chains.ts'

/**
 * Replaces `chains.ts` by data alone: how viem writes transactions of some chains is not needed here, and
 * weighs ten times as much.
 */
export function plainChains(): Rolldown.Plugin {
  return {
    name: 'plain-chains',
    load: {
      filter: { id: /[\\/]browser[\\/]src[\\/]chains\.ts$/ },
      handler: () =>
        Object.entries(chains)
          .map(([name, chain]) => `export const ${name} = ${JSON.stringify(dataOf(chain))}`)
          .join('\n'),
    },
  }
}

function dataOf(chain: (typeof chains)[keyof typeof chains]) {
  const { id, name, nativeCurrency, rpcUrls, blockExplorers, contracts, testnet } = {
    blockExplorers: undefined,
    contracts: undefined,
    testnet: undefined,
    ...chain,
  }
  return { id, name, nativeCurrency, rpcUrls, blockExplorers, contracts, testnet }
}
