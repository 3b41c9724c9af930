import type { Actions } from '../actions.ts'
import { walletImageUrl } from '../api/endpoints/image-addresses.ts'
import type { FarBase } from '../compose/base.ts'
import type { Undo } from '../contract/index.ts'
import { safeLink } from '../contract/index.ts'
import type { Route } from '../store/routes.ts'
import { createCatalog } from './catalog.ts'
import { obtainable } from './custom-wallets.ts'
import { explainWallet } from './explain-wallet.ts'
import { createListingAnswers } from './listing-answers.ts'
import { showsPages } from './listing-question.ts'
import { offersPairing } from './offers-pairing.ts'
import type { ListingTools } from './to-pairable.ts'
import { mendScheme } from './wallet-scheme.ts'

/** Asks the wallet listing what the view in front needs. */
export interface Listing {
  /** Asks whenever a view comes to the front that needs an answer. */
  follow(): Undo
  readonly actions: Actions['listing']
}

const TOOLS: ListingTools = {
  judge: (link) => safeLink(mendScheme(link)),
  imageUrl: walletImageUrl,
}

/** Wires what is asked of the wallet listing. */
export function createListing(base: FarBase): Listing {
  const { looks, slices, store } = base
  const catalog = createCatalog(base, TOOLS)
  const answers = createListingAnswers(base, TOOLS)
  let seen: Route | undefined

  function heed(): void {
    const route = frontRouteOf(base)
    if (isSame(route, seen)) return
    seen = route
    // What was looked for is over once its view is left for good.
    if (route === undefined || route.view === 'Connect') catalog.reset()
    if (route !== undefined) ask(route)
  }

  function ask(route: Route): void {
    // Nobody waits for what cannot be reached.
    if (!canBeMet(base, route)) {
      slices.catalog.tell(0)
      return
    }
    answers.ask(route)
    if (showsPages(route)) catalog.more(1)
  }

  return {
    follow() {
      seen = undefined
      slices.catalog.bring(store.state.options.customWallets.map(obtainable))
      heed()
      return store.subscribe(heed)
    },
    actions: {
      more: (page) => catalog.more(page),
      search: catalog.search,
      certifiedOnly: catalog.certifiedOnly,
      retry() {
        answers.ask(looks.route())
        if (showsPages(looks.route())) catalog.retry()
      },
      explain: (name) => explainWallet(base, name, TOOLS.judge),
    },
  }
}

/** The view in front; what leads to wallets asks nothing for a modal that is closed. */
function frontRouteOf({ store, looks }: FarBase): Route | undefined {
  const route = looks.route()
  return showsPages(route) && !store.state.modal.isOpen ? undefined : route
}

function isSame(one: Route | undefined, other: Route | undefined): boolean {
  return one?.view === other?.view && one?.params === other?.params
}

/** Nobody is asked for wallets that cannot be reached. */
function canBeMet({ store, services }: FarBase, route: Route): boolean {
  if (!showsPages(route)) return true
  return services.walletApi !== undefined && offersPairing(store.state.options)
}
