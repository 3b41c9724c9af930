import type { Undo } from '../contract/index.ts'
import type { CatalogFilter, CatalogState } from '../store/state/listing.ts'
import type { CatalogSlice } from './catalog.state.ts'
import { pageEntries } from './catalog-cells.ts'
import { type CatalogPlace, createCatalogPages } from './catalog-pages.ts'
import { MIN_SEARCH_LENGTH, SEARCH_DELAY_MS } from './constants.ts'
import type { ListingLoader } from './listing-loader.ts'
import type { ListingTools } from './to-pairable.ts'

/** Pages of the listing, and their filter. */
export interface Catalog {
  /**
   * Loads a page that is not loaded, or that failed; without a number the first such page, if there
   * is one.
   */
  more(page?: number): void
  /** Searches for a name after a pause in typing; too few letters are no search. */
  search(text: string): void
  certifiedOnly(isOn: boolean): void
  /** Loads every failed page again. */
  retry(): void
  /** Removes the search, and narrows to the namespace that the modal is open for. Requests nothing. */
  reset(): void
}

const NO_SEARCH = { search: '', isCertifiedOnly: false }

type LoadedPages = Pick<CatalogState, 'count' | 'pages'>

/** The part of the state, its writer and the tools of a catalog. */
export interface CatalogInput {
  /** Part of the state: AllWallets has one, and a page that draws its own list. */
  readonly place: CatalogPlace
  /** The writer of that part. */
  readonly slice: CatalogSlice
  readonly tools: ListingTools
}

/** Creates a catalog of one core. */
export function createCatalog(deps: ListingLoader, input: CatalogInput): Catalog {
  const { snapshot, timers } = deps
  const { place, slice } = input
  const state = deps.state[place]
  const pages = createCatalogPages(deps, input)
  // By namespace, stored during a search and while another is shown, so that it is shown again at once.
  const unsearched = new Map<CatalogFilter['namespace'], LoadedPages>()
  let stopTyping: Undo = () => {}

  /** @returns whether this is another filter than before. */
  function change(changed: Partial<CatalogFilter>): boolean {
    const filter = { ...state.filter, ...changed }
    if (isSame(filter, state.filter)) return false
    pages.cancel()
    if (!isSearch(state.filter))
      unsearched.set(state.filter.namespace, loadedPages(snapshot()[place]))
    const loaded = unsearched.get(filter.namespace)
    const known = isSearch(filter) ? undefined : loaded
    slice.begin(filter, known ?? { pages: {} }, loaded?.pages)
    return true
  }

  function request(changed: Partial<CatalogFilter>): void {
    if (change(changed)) pages.request(1)
  }

  return {
    more(page = nextPage(state)) {
      if (page !== undefined) pages.request(page)
    },
    search(text) {
      stopTyping()
      const search = text.trim()
      if (search.length < MIN_SEARCH_LENGTH) request({ search: '' })
      else stopTyping = timers.after(SEARCH_DELAY_MS, () => request({ search }))
    },
    certifiedOnly: (isOn) => request({ isCertifiedOnly: isOn }),
    retry() {
      for (const [page, answer] of Object.entries(state.pages)) {
        if (answer?.status === 'failed') pages.request(Number(page))
      }
    },
    reset() {
      stopTyping()
      change({ ...NO_SEARCH, namespace: deps.state.modal.namespaceFilter })
    },
  }
}

/** The first page that is neither loaded nor loading; undefined after the last one. */
function nextPage({ count, filter, pages }: CatalogState): number | undefined {
  let page = 1
  while (pages[page] !== undefined && pages[page]?.status !== 'failed') page += 1
  // How many there are is not known before the first one.
  const isThere = page === 1 || (page - 1) * pageEntries(filter) < (count ?? 0)
  return isThere ? page : undefined
}

function isSame(one: CatalogFilter, other: CatalogFilter): boolean {
  const isSameSearch = one.search === other.search && one.isCertifiedOnly === other.isCertifiedOnly
  return isSameSearch && one.namespace === other.namespace
}

function isSearch({ search, isCertifiedOnly }: CatalogFilter): boolean {
  return search !== '' || isCertifiedOnly
}

/** The loaded part of the state, without pages that are loading. */
function loadedPages({ count, pages }: CatalogState): LoadedPages {
  const ready = Object.entries(pages).filter(([, answer]) => answer?.status === 'ready')
  return { count, pages: Object.fromEntries(ready) }
}
