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

/** What views and websites ask of the wallet listing. */
export interface ListingActions {
  /** Asks the wallet listing again for what the view in front shows. */
  retry(): void
  /** Loads a page of AllWallets, from 1 on; without a number the one after the last. */
  more(page?: number): void
  /** Narrows AllWallets to a name, half a second after the last letter; one letter is none. */
  search(text: string): void
  /** Narrows AllWallets to wallets that the listing calls certified. */
  certifiedOnly(isOn: boolean): void
  /**
   * Why a wallet is in the lists, or is not: for developers.
   *
   * @param name - Its id in the listing, its rdns, our id, or its whole name.
   */
  explain(name: string): Promise<WalletExplanation>
}

/** Asks the wallet listing what the view in front needs. */
export interface Listing {
  /** Asks whenever a view comes to the front that needs an answer. */
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

/** Creates what asks the wallet listing. */
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
    // A search ends once its view is left for good.
    if (route === undefined || route.view === 'Connect') catalog.reset()
    if (route !== undefined) ask(route)
  }

  function ask(route: Route): void {
    // Wallets that can't be reached are not asked for.
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

/** The view in front; views that list wallets ask nothing while the modal is closed. */
function shownRoute(state: RootState): Route | undefined {
  const route = frontRoute(state.router)
  return showsPages(route) && !state.modal.isOpen ? undefined : route
}

function canReach({ state, services }: ListingDeps, route: Route): boolean {
  if (!showsPages(route)) return true
  return services.walletApi !== undefined && offersPairing(state.options)
}
