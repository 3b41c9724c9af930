import { walletImageUrl } from '../api/endpoints/image-addresses.ts'
import type { Services } from '../api/services.ts'
import { lazy, safeLink, type Undo } from '../contract/index.ts'
import type { Ports } from '../platform/ports.ts'
import type { Timers } from '../platform/timers.ts'
import type { Store } from '../store/create-store.ts'
import type { RootState } from '../store/root-state.ts'
import type { Route } from '../store/routes.ts'
import { frontRoute } from '../store/selectors.ts'
import { createCatalogSlice } from './catalog.state.ts'
import { createCatalog } from './catalog.ts'
import { obtainable } from './custom-wallets.ts'
import type { WalletExplanation } from './explain-wallet.ts'
import { createListingSlice } from './listing.state.ts'
import { createListingAnswers } from './listing-answers.ts'
import type { ListingDeps } from './listing-deps.ts'
import type { ListingLoader } from './listing-loader.ts'
import { showsPages } from './listing-question.ts'
import { offersPairing } from './offers-pairing.ts'
import type { ListingTools } from './to-pairable.ts'
import { completeScheme } from './wallet-scheme.ts'

/** Actions of views and websites on the wallet listing. */
export interface ListingActions {
  /** Requests again what the shown view needs. */
  retry(): void
  /** Loads a page of AllWallets, from 1 on; without a number the next one. */
  more(page?: number): void
  /** Filters AllWallets by a name, half a second after the last letter; one letter is no search. */
  search(text: string): void
  /** Filters AllWallets to certified wallets of the listing. */
  certifiedOnly(isOn: boolean): void
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
}

interface Deps {
  readonly store: Store
  readonly services: Pick<Services, 'walletApi'>
  readonly timers: Pick<Timers, 'after' | 'signal'>
  readonly afterPaint: Ports['afterPaint']
}

const TOOLS: ListingTools = {
  judge: (link) => safeLink(completeScheme(link)),
  imageUrl: walletImageUrl,
}

/** Creates the wallet listing of one core. */
export function createListing({ store, services, timers, afterPaint }: Deps): Listing {
  const { state, snapshot } = store
  const slice = createCatalogSlice(state.catalog)
  const listing = createListingSlice(state.listing)
  // The wallets of this browser are drawn first.
  const requests = lazy(async () => {
    await afterPaint()
    return import('./request-listing.ts')
  })
  const explaining = lazy(() => import('./explain-wallet.ts'))
  const deps: ListingLoader = {
    ...{ state, snapshot, services, requests, timers, catalog: slice, listing },
  }
  const catalog = createCatalog(deps, TOOLS)
  const answers = createListingAnswers(deps, TOOLS)
  let seen: Route | undefined

  function askForView(): void {
    const route = shownRoute(state)
    if (route?.view === seen?.view && route?.params === seen?.params) return
    seen = route
    // A search is reset once its view is removed from the history.
    if (route === undefined || route.view === 'Connect') catalog.reset()
    if (route !== undefined) ask(route)
  }

  function ask(route: Route): void {
    // Wallets that can't be paired with are not requested.
    if (!canReach(deps, route)) {
      slice.setCount(0)
      return
    }
    answers.ask(route)
    if (showsPages(route)) catalog.more(1)
  }

  return {
    follow() {
      seen = undefined
      slice.setOwnWallets(state.options.customWallets.map(obtainable))
      askForView()
      return store.subscribe(askForView)
    },
    actions: {
      more: (page) => catalog.more(page),
      search: catalog.search,
      certifiedOnly: catalog.certifiedOnly,
      retry() {
        const route = frontRoute(state.router)
        answers.ask(route)
        if (showsPages(route)) catalog.retry()
      },
      explain: async (name) => (await explaining.load()).explainWallet(deps, name, TOOLS.judge),
    },
  }
}

/** The shown view; views that list wallets need no request while the modal is closed. */
function shownRoute(state: RootState): Route | undefined {
  const route = frontRoute(state.router)
  return showsPages(route) && !state.modal.isOpen ? undefined : route
}

function canReach({ state, services }: ListingDeps, route: Route): boolean {
  if (!showsPages(route)) return true
  return services.walletApi !== undefined && offersPairing(state.options)
}
