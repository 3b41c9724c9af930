import type {
  CatalogFilter,
  CatalogState,
  ListingAnswer,
  PairableWallet,
} from '../store/state/listing.ts'

/** The part of the wallet listing that AllWallets shows, or a page. */
export interface CatalogSlice {
  /** Starts again, with the pages that are loaded for the filter already, and without a search. */
  begin(
    filter: CatalogFilter,
    known: Pick<CatalogState, 'count' | 'pages'>,
    unsearched: CatalogState['pages'] | undefined,
  ): void
  /** Sets the website's own wallets. */
  setOwnWallets(own: readonly PairableWallet[]): void
  page(number: number): ListingAnswer | undefined
  write(number: number, answer: ListingAnswer): void
  /** Sets the number of matching wallets, as counted by the listing. */
  setCount(count: number): void
}

/** The only writer of `state.catalog`, or of `state.pageCatalog`. */
export function createCatalogSlice(state: CatalogState): CatalogSlice {
  return {
    begin(filter, { count, pages }, unsearched) {
      Object.assign(state, { filter, count, pages, unsearched })
    },
    setOwnWallets(own) {
      state.own = own
    },
    page: (number) => state.pages[number],
    write(number, answer) {
      state.pages[number] = answer
    },
    setCount(count) {
      state.count = count
    },
  }
}
