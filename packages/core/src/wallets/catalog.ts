import type { Undo } from '../contract/index.ts'
import type { CatalogFilter, CatalogState } from '../store/root-state.ts'
import { createCatalogPages } from './catalog-pages.ts'
import { MIN_SEARCH_LENGTH, SEARCH_DELAY_MS } from './constants.ts'
import type { ListingLoader } from './listing-loader.ts'
import type { ListingTools } from './to-pairable.ts'

/** The pages of AllWallets, and their filter. */
export interface Catalog {
  /** Loads a page that is not loaded, or that failed. */
  more(page?: number): void
  /** Searches for a name after a pause in typing; too few letters are no search. */
  search(text: string): void
  certifiedOnly(isOn: boolean): void
  /** Loads every failed page again. */
  retry(): void
  /** Removes the filter. */
  reset(): void
}

const EVERYTHING: CatalogFilter = { search: '', isCertifiedOnly: false }

type Known = Pick<CatalogState, 'count' | 'pages'>

/** Creates the catalog of one core. */
export function createCatalog(deps: ListingLoader, tools: ListingTools): Catalog {
  const { catalog, snapshot, timers } = deps
  const state = deps.state.catalog
  const pages = createCatalogPages(deps, tools)
  // Stored during a search, so that it is shown again at once.
  let everything: Known = { pages: {} }
  let stopTyping: Undo = () => {}

  function want(change: Partial<CatalogFilter>): void {
    const filter = { ...state.filter, ...change }
    if (isSame(filter, state.filter)) return
    pages.cancel()
    if (isSame(state.filter, EVERYTHING)) everything = answeredOf(snapshot().catalog)
    catalog.begin(filter, isSame(filter, EVERYTHING) ? everything : { pages: {} })
    pages.request(1)
  }

  return {
    more: (page = lastPage(state) + 1) => pages.request(page),
    search(text) {
      stopTyping()
      const search = text.trim()
      if (search.length < MIN_SEARCH_LENGTH) want({ search: '' })
      else stopTyping = timers.after(SEARCH_DELAY_MS, () => want({ search }))
    },
    certifiedOnly: (isOn) => want({ isCertifiedOnly: isOn }),
    retry() {
      for (const [page, answer] of Object.entries(state.pages)) {
        if (answer?.status === 'failed') pages.request(Number(page))
      }
    },
    reset() {
      stopTyping()
      want(EVERYTHING)
    },
  }
}

function lastPage({ pages }: Pick<CatalogState, 'pages'>): number {
  return Math.max(0, ...Object.keys(pages).map(Number))
}

function isSame(one: CatalogFilter, other: CatalogFilter): boolean {
  return one.search === other.search && one.isCertifiedOnly === other.isCertifiedOnly
}

/** The loaded part of the state, without pages that are loading. */
function answeredOf({ count, pages }: CatalogState): Known {
  const ready = Object.entries(pages).filter(([, answer]) => answer?.status === 'ready')
  return { count, pages: Object.fromEntries(ready) }
}
