import type { WalletQuery } from '../api/endpoints/get-wallets.ts'
import type { Namespace } from '../contract/index.ts'
import type { ListingDeps } from './listing-deps.ts'
import { offeredNetworkIds } from './narrowed.ts'

/** The website's filters that the listing supports. */
export function listingFilters(
  { state }: Pick<ListingDeps, 'state'>,
  namespaceFilter: Namespace | undefined,
): Pick<WalletQuery, 'include' | 'exclude' | 'networkIds'> {
  const { options, network } = state
  const { includeWalletIds, excludeWalletIds, customWallets } = options
  return {
    include: includeWalletIds.filter(isListed),
    // These are shown before the pages.
    exclude: [
      ...excludeWalletIds,
      ...featuredIds({ state }),
      ...customWallets.map(({ id }) => id),
    ].filter(isListed),
    networkIds: offeredNetworkIds({ network, modal: { ...state.modal, namespaceFilter } }),
  }
}

/** Featured wallets that are not excluded, in the website's order. */
export function featuredIds({ state }: Pick<ListingDeps, 'state'>): readonly string[] {
  const { featuredWalletIds, excludeWalletIds } = state.options
  return featuredWalletIds.filter((id) => !excludeWalletIds.includes(id))
}

/** Values that can be ids of the listing; it does not know rdns and names. */
function isListed(id: string): boolean {
  return /^[\w-]{1,128}$/.test(id)
}
