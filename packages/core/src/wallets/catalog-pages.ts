import { isLatchkeyError, type Namespace } from '../contract/index.ts'
import type { Timers } from '../platform/timers.ts'
import type { CatalogFilter } from '../store/state/listing.ts'
import type { CatalogSlice } from './catalog.state.ts'
import type { ListingDeps } from './listing-deps.ts'
import type { ListingLoader } from './listing-loader.ts'
import { narrowedTo, offeredNetworkIds } from './narrowed.ts'
import { offersPairing } from './offers-pairing.ts'
import type { ListingTools } from './to-pairable.ts'

/** Loads pages of the listing for the current filter. */
export interface CatalogPages {
  /** Loads a page, unless it is loaded or loading. */
  request(page: number): void
  /** Aborts the pending requests, because the filter changed. */
  cancel(): void
}

/** Parts of the state that have pages of the listing. */
export type CatalogPlace = 'catalog' | 'pageCatalog'

interface PagesInput {
  readonly place: CatalogPlace
  readonly slice: CatalogSlice
  readonly tools: ListingTools
}

/** Creates the pages of one catalog. */
export function createCatalogPages(
  deps: ListingLoader,
  { place, slice, tools }: PagesInput,
): CatalogPages {
  const { state, timers, requests, events } = deps
  let search = beginSearch(timers)

  async function loadPage(page: number, signal: AbortSignal): Promise<void> {
    const filter = { ...state[place].filter }
    const before = slice.page(page)?.wallets ?? []
    slice.write(page, { status: 'loading', wallets: before })
    try {
      const { requestPage } = await requests.load()
      const { count, wallets } = await requestPage(deps, { filter, page, signal }, tools)
      if (signal.aborted) return
      slice.setCount(count)
      slice.write(page, { status: 'ready', wallets })
      // Further pages are no further searches.
      if (page === 1 && isSearch(filter)) events.emit({ type: 'walletsSearched', ...filter })
    } catch (thrown) {
      if (signal.aborted || isLatchkeyError(thrown, 'aborted')) return
      slice.write(page, { status: 'failed', wallets: before })
    }
  }

  return {
    request(page) {
      // After a stop, a core that is started again needs a new controller.
      const isRestarted = search.signal.aborted
      if (isRestarted) search = beginSearch(timers)
      // Wallets that can't be paired with are not requested.
      if (!canPair(deps, state[place].filter.namespace)) {
        slice.setCount(0)
        return
      }
      const status = slice.page(page)?.status
      const isStale = isRestarted && status === 'loading'
      if (status === undefined || status === 'failed' || isStale) {
        void loadPage(page, search.signal)
      }
    },
    cancel() {
      search.abort()
    },
  }
}

/**
 * Returns true if the listing has wallets that a website can pair with, on networks of a namespace
 * or of any.
 */
export function canPair(
  { state, services }: Pick<ListingDeps, 'state' | 'services'>,
  namespaceFilter: Namespace | undefined,
): boolean {
  if (services.walletApi === undefined || !offersPairing(state.options)) return false
  return offeredNetworkIds(narrowedTo(state, namespaceFilter)).length > 0
}

function isSearch({ search, isCertifiedOnly }: CatalogFilter): boolean {
  return search !== '' || isCertifiedOnly
}

/** Creates the controller of the requests of one search; aborted with the core at the latest. */
function beginSearch({ signal }: Pick<Timers, 'signal'>): AbortController {
  const search = new AbortController()
  signal().addEventListener('abort', () => search.abort(), { once: true, signal: search.signal })
  return search
}
