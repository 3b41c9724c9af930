import type { Actions } from '../actions/actions.ts'
import { walletImageUrl } from '../api/endpoints/image-addresses.ts'
import { isLatchkeyError, type Undo } from '../contract/index.ts'
import { obtainable } from '../features/listing/custom-wallets.ts'
import { listingQuestion } from '../features/listing/listing-question.ts'
import type { Route } from '../features/router/routes.ts'
import { safeLink } from '../safe-link.ts'
import type { ObtainableWallet } from '../store/root-state.ts'
import type { FarBase } from './base.ts'

/** Asks the wallet listing what the view in front needs. */
export interface Listing {
  /** Asks whenever a view comes to the front that needs an answer. */
  follow(): Undo
  /** Asks again for the view in front. */
  retry(): void
  explain: Actions['listing']['explain']
}

const TOOLS = { judge: safeLink, imageUrl: walletImageUrl }

/** Wires the views that tell of wallets to get; what speaks with the listing is loaded for them. */
export function createListing(base: FarBase): Listing {
  const { looks, slices, store, timers } = base
  let shown: string | undefined

  async function ask(question: string, route: Route): Promise<void> {
    const own = ownWallets(base, route)
    const signal = timers.signal()
    if (base.services.walletApi === undefined || isAnswered(own, route)) {
      slices.listing.write(question, { status: 'ready', wallets: own })
      return
    }
    slices.listing.write(question, { status: 'loading', wallets: own })
    try {
      const { askListing } = await import('./ask-listing.ts')
      const wallets = await askListing(base, { route, own, signal }, TOOLS)
      slices.listing.write(question, { status: 'ready', wallets })
    } catch (thrown) {
      if (isLatchkeyError(thrown, 'aborted')) return
      slices.listing.write(question, { status: 'failed', wallets: own })
    }
  }

  function heed(): void {
    const route = looks.route()
    const question = listingQuestion(route)
    if (question === shown) return
    shown = question
    const status = question && slices.listing.read(question)?.status
    if (question !== undefined && (status === undefined || status === 'failed')) {
      void ask(question, route)
    }
  }

  return {
    follow() {
      heed()
      return store.subscribe(heed)
    },
    retry() {
      const question = listingQuestion(looks.route())
      const isFailed = question && slices.listing.read(question)?.status === 'failed'
      if (isFailed) void ask(question, looks.route())
    },
    async explain(name) {
      const { explainWallet } = await import('./explain-wallet.ts')
      return explainWallet(base, name, TOOLS.judge)
    },
  }
}

/** The website's own wallets that bear on a view. */
function ownWallets({ store }: FarBase, route: Route): readonly ObtainableWallet[] {
  const own = store.state.options.customWallets.map(obtainable)
  if (route.view !== 'Downloads') return own
  return own.filter(({ id }) => id === route.params.walletId)
}

/** What the website says of its own wallet is all there is to know of it. */
function isAnswered(own: readonly ObtainableWallet[], { view }: Route): boolean {
  return view === 'Downloads' && own.length > 0
}
