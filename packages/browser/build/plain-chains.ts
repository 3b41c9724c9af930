import type { Rolldown } from 'tsdown'
import type { Chain } from 'viem'
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

function dataOf(chain: Chain) {
  const { id, name, nativeCurrency, rpcUrls, blockExplorers, contracts, testnet } = chain
  return { id, name, nativeCurrency, rpcUrls, blockExplorers, contracts, testnet }
}
