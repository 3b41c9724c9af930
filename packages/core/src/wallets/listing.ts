import { walletImageUrl } from '../api/endpoints/image-addresses.ts'
import type { Services } from '../api/services.ts'
import { lazy, safeLink, type Undo } from '../contract/index.ts'
import type { Ports } from '../platform/ports.ts'
import type { Timers } from '../platform/timers.ts'
import type { Store } from '../store/create-store.ts'
import type { Events } from '../store/events.ts'
import type { Route } from '../store/routes.ts'
import { currentRoute } from '../store/selectors.ts'
import type { PairableWallet } from '../store/state/listing.ts'
import type { RootState } from '../store/state/root.ts'
import { createCatalogSlice } from './catalog.state.ts'
import { type Catalog, createCatalog } from './catalog.ts'
import { canPair } from './catalog-pages.ts'
import { RECOMMENDED_PAGE } from './constants.ts'
import { obtainable } from './custom-wallets.ts'
import type { WalletExplanation } from './explain-wallet.ts'
import { createListingSlice } from './listing.state.ts'
import { createListingAnswers, type ListingAnswers } from './listing-answers.ts'
import type { ListingDeps } from './listing-deps.ts'
import type { ListingLoader } from './listing-loader.ts'
import { showsPages } from './listing-question.ts'
import type { ListingTools } from './to-pairable.ts'
import { completeScheme } from './wallet-scheme.ts'

/** Actions of AllWallets on its pages of the listing. */
export interface CatalogActions {
  /** Loads a page, from 1 on. */
  more(page: number): void
  /** Filters all wallets by a name, half a second after the last letter; one letter is no search. */
  search(text: string): void
  /** Filters all wallets to certified wallets of the listing. */
  certifiedOnly(isOn: boolean): void
}

/** Actions of websites on the wallet listing. What the modal shows stays as it is. */
export interface ListingActions {
  /** Requests again what failed, for the shown view or for the page. */
  retry(): void
  /**
   * Loads a page of all wallets, from 1 on; without a number the first one that is not loaded, or
   * that failed. After the last page it requests nothing.
   */
  more(page?: number): void
  /** Filters all wallets by a name, half a second after the last letter; one letter is no search. */
  search(text: string): void
  /** Filters all wallets to certified wallets of the listing. */
  certifiedOnly(isOn: boolean): void
  /**
   * Finds a wallet by its name, without its lists: among the website's own wallets and in the listing,
   * which is requested once for each name.
   *
   * @returns undefined where there is none, or where the options hide it.
   * @throws LatchkeyError `http.network` and the like.
   */
  find(name: string): Promise<PairableWallet | undefined>
  /**
   * Explains to developers why a wallet is in the lists, or is not.
   *
   * @param name - Its id in the listing, its rdns, its connector id, or its exact name.
   */
  explain(name: string): Promise<WalletExplanation>
}

/** Requests what the shown view needs from the wallet listing. */
export interface Listing {
  /** Sends a request whenever a view is shown that needs one. */
  follow(): Undo
  readonly actions: ListingActions
  readonly catalogActions: CatalogActions
}

interface Deps {
  readonly store: Store
  readonly services: Pick<Services, 'walletApi'>
  readonly timers: Pick<Timers, 'after' | 'signal'>
  readonly events: Pick<Events, 'emit'>
  readonly afterPaint: Ports['afterPaint']
}

const TOOLS: ListingTools = {
  checkLink: (link) => safeLink(completeScheme(link)),
  imageUrl: walletImageUrl,
}

const ALL_WALLETS: Route = { view: 'AllWallets', params: {} }

/** Creates the wallet listing of one core. */
export function createListing({ store, services, timers, events, afterPaint }: Deps): Listing {
  const { state, snapshot } = store
  const slice = createCatalogSlice(state.catalog)
  const pageSlice = createCatalogSlice(state.pageCatalog)
  const listing = createListingSlice(state.listing)
  // The wallets of this browser are drawn first.
  const requests = lazy(async () => {
    await afterPaint()
    return import('./request-listing.ts')
  })
  const deps: ListingLoader = {
    state,
    snapshot,
    services,
    requests,
    timers,
    events,
    listing,
  }
  const catalog = createCatalog(deps, { place: 'catalog', slice, tools: TOOLS })
  const pageCatalog = createCatalog(deps, { place: 'pageCatalog', slice: pageSlice, tools: TOOLS })
  const answers = createListingAnswers(deps, TOOLS)
  let seen: Route | undefined
  let seenFilter = state.modal.namespaceFilter

  function requestForView(): void {
    const route = shownRoute(state)
    const filter = state.modal.namespaceFilter
    const isNarrowed = filter !== seenFilter
    if (route?.view === seen?.view && route?.params === seen?.params && !isNarrowed) return
    seen = route
    seenFilter = filter
    // A search is reset once its view is removed from the history, or is about other wallets.
    if (route === undefined || route.view === 'Connect' || isNarrowed) catalog.reset()
    if (route !== undefined)
      request(route, catalog, route.view === 'Connect' ? RECOMMENDED_PAGE : 1)
  }

  function request(route: Route, list: Catalog, page?: number): void {
    // Wallets that can't be paired with are not requested.
    if (!showsPages(route) || canPair(deps, state.modal.namespaceFilter)) answers.request(route)
    if (showsPages(route)) list.more(page)
  }

  return {
    follow() {
      seen = undefined
      slice.setOwnWallets(state.options.customWallets.map(obtainable))
      requestForView()
      return store.subscribe(requestForView)
    },
    ...createActions(deps, { request, answers, catalog, pageCatalog }),
  }
}

interface ActionParts {
  /** Requests what a list shows, and one of its pages. */
  request(route: Route, list: Catalog, page?: number): void
  readonly answers: ListingAnswers
  readonly catalog: Catalog
  readonly pageCatalog: Catalog
}

function createActions(
  deps: ListingDeps,
  { request, answers, catalog, pageCatalog }: ActionParts,
): Pick<Listing, 'actions' | 'catalogActions'> {
  return {
    catalogActions: {
      more: (page) => request(ALL_WALLETS, catalog, page),
      search: catalog.search,
      certifiedOnly: catalog.certifiedOnly,
    },
    actions: {
      ...createFinders(deps),
      // A page that lists wallets itself needs those that it features, too.
      more: (page) => request(ALL_WALLETS, pageCatalog, page),
      search: pageCatalog.search,
      certifiedOnly: pageCatalog.certifiedOnly,
      retry() {
        const route = shownRoute(deps.state) ?? ALL_WALLETS
        answers.request(route)
        if (showsPages(route)) catalog.retry()
        pageCatalog.retry()
      },
    },
  }
}

/** Creates the functions that find single wallets; their code is loaded when it is needed. */
function createFinders(deps: ListingDeps): Pick<ListingActions, 'find' | 'explain'> {
  const explaining = lazy(() => import('./explain-wallet.ts'))
  const finding = lazy(async () =>
    (await import('./find-listed.ts')).createFindPairable(deps, TOOLS),
  )
  return {
    find: async (name) => (await finding.load())(name),
    explain: async (name) => (await explaining.load()).explainWallet(deps, name, TOOLS.checkLink),
  }
}

/** The shown view; views that list wallets need no request while the modal is closed. */
function shownRoute(state: RootState): Route | undefined {
  const route = currentRoute(state.router)
  return showsPages(route) && !state.modal.isOpen ? undefined : route
}
