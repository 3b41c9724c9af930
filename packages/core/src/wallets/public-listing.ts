import type { CatalogFilter, PairableWallet } from '../store/state/listing.ts'
import type { Snapshot } from '../store/state/root.ts'
import { type CatalogFacts, catalogCells } from './catalog-cells.ts'
import { narrowedTo } from './narrowed.ts'
import { isSameWallet } from './same-wallet.ts'

/** A wallet of the listing, or of the website's options. */
export interface PublicListedWallet extends PairableWallet {
  /** It is in this browser. */
  readonly isInstalled: boolean
}

/** The loaded wallets that can be connected, as websites see them. */
export interface PublicListing {
  /** Featured wallets and the website's own first, then those of the loaded pages. */
  readonly wallets: readonly PublicListedWallet[]
  /** The number of wallets that fit the filter; undefined before the first page is loaded. */
  readonly count: number | undefined
  readonly filter: CatalogFilter
  readonly isLoading: boolean
  /** A page could not be loaded: `retry` requests it again. */
  readonly hasFailed: boolean
  /** There are pages that are not loaded. */
  readonly hasMore: boolean
}

/** The listing of one core for websites. */
export function publicListing(whole: CatalogFacts & Pick<Snapshot, 'pageCatalog'>): PublicListing {
  const { pageCatalog, catalog } = whole
  const { pages, count, filter } = pageCatalog
  const own = { ...pageCatalog, own: catalog.own }
  // The modal may be open for one namespace.
  const snapshot = narrowedTo({ ...whole, catalog: own }, undefined)
  const statuses = Object.values(pages).map((answer) => answer?.status)
  const cells = catalogCells(snapshot)
  const wallets = cells.flatMap(({ wallet }) => wallet ?? [])
  return {
    wallets: wallets.map((wallet) => ({ ...wallet, isInstalled: isInstalled(wallet, snapshot) })),
    count: count === undefined ? undefined : cells.length,
    filter,
    isLoading: statuses.includes('loading'),
    hasFailed: statuses.includes('failed'),
    hasMore: count === undefined || wallets.length < cells.length,
  }
}

/** Returns true if this browser has it; an entry that several wallets claim may be another one. */
function isInstalled(
  wallet: PairableWallet,
  { wallets, device }: Pick<Snapshot, 'wallets' | 'device'>,
): boolean {
  return wallets.local.some(
    (local) => !local.isAmbiguous && isSameWallet(wallet, local, device.isMobile),
  )
}
