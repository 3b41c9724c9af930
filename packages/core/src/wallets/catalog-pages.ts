import { isLatchkeyError } from '../contract/index.ts'
import type { Timers } from '../platform/timers.ts'
import type { CatalogFilter } from '../store/root-state.ts'
import type { ListingLoader } from './listing-loader.ts'
import { offersPairing } from './offers-pairing.ts'
import type { ListingTools } from './to-pairable.ts'

/** Loads pages of the listing for the current filter. */
export interface CatalogPages {
  /** Loads a page, unless it is loaded or loading. */
  request(page: number): void
  /** Aborts the pending requests, because the filter changed. */
  cancel(): void
}

/** Creates the pages of one core. */
export function createCatalogPages(deps: ListingLoader, tools: ListingTools): CatalogPages {
  const { catalog, state, timers, requests, services, events } = deps
  let search = beginSearch(timers)

  async function loadPage(page: number, signal: AbortSignal): Promise<void> {
    const filter = { ...state.catalog.filter }
    const before = catalog.page(page)?.wallets ?? []
    catalog.write(page, { status: 'loading', wallets: before })
    try {
      const { requestPage } = await requests.load()
      const { count, wallets } = await requestPage(deps, { filter, page, signal }, tools)
      if (signal.aborted) return
      catalog.setCount(count)
      catalog.write(page, { status: 'ready', wallets })
      // Further pages are no further searches.
      if (page === 1 && isSearch(filter)) events.emit({ type: 'walletsSearched', ...filter })
    } catch (thrown) {
      if (signal.aborted || isLatchkeyError(thrown, 'aborted')) return
      catalog.write(page, { status: 'failed', wallets: before })
    }
  }

  return {
    request(page) {
      // After a stop, a core that is started again needs a new controller.
      if (search.signal.aborted) search = beginSearch(timers)
      // Wallets that can't be paired with are not requested.
      if (services.walletApi === undefined || !offersPairing(state.options)) {
        catalog.setCount(0)
        return
      }
      const status = catalog.page(page)?.status
      if (status === undefined || status === 'failed') void loadPage(page, search.signal)
    },
    cancel() {
      search.abort()
    },
  }
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
