import {
  createDiscovery,
  createStandardList,
  currentPage,
  type Discovery,
  type DiscoveryDeps,
  type FoundStandard,
  type Registration,
  type StandardWallet,
} from '@latchkey/core/adapter'

/** A Sui wallet of this page. */
export type FoundSui = FoundStandard<StandardWallet>

/** Finds the Sui wallets that register themselves with the page. */
export function createSuiDiscovery({ clock, sources, report }: DiscoveryDeps): Discovery<FoundSui> {
  const list = createStandardList<StandardWallet, EventTarget>({
    namespace: 'sui',
    clock,
    sources,
    provided: [],
    fits,
    toHandle: (standard) => standard,
  })
  return createDiscovery({ list, page: currentPage, report, begin: list.begin })
}

/** Returns true if a wallet connects, supports a Sui network, and signs messages. */
function fits({ chains, features }: Registration): boolean {
  return (
    features.includes('standard:connect') &&
    features.includes('sui:signPersonalMessage') &&
    chains.some((chain) => chain.startsWith('sui:'))
  )
}
