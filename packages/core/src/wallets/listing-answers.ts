import { isLatchkeyError } from '../contract/index.ts'
import type { Route } from '../store/routes.ts'
import type { ListingQuestion, PairableWallet } from '../store/state/listing.ts'
import { obtainable } from './custom-wallets.ts'
import type { ListingDeps } from './listing-deps.ts'
import type { ListingLoader } from './listing-loader.ts'
import { listingQuestion, showsPages } from './listing-question.ts'
import type { ListingTools } from './to-pairable.ts'

/** The single wallets that views show. */
export interface ListingAnswers {
  /** Requests what a view needs, unless it is loaded or loading. */
  request(route: Route): void
}

/** Creates the requests of one core. */
export function createListingAnswers(deps: ListingLoader, tools: ListingTools): ListingAnswers {
  const { listing, timers, requests } = deps
  const signals = new Map<ListingQuestion, AbortSignal>()

  async function request(question: ListingQuestion, route: Route): Promise<void> {
    const own = ownWallets(deps, route)
    const signal = timers.signal()
    if (deps.services.walletApi === undefined || isComplete(own, route)) {
      listing.write(question, { status: 'ready', wallets: own })
      return
    }
    signals.set(question, signal)
    listing.write(question, { status: 'loading', wallets: own })
    try {
      const { requestListing } = await requests.load()
      const wallets = await requestListing(deps, { route, own, signal }, tools)
      listing.write(question, { status: 'ready', wallets })
    } catch (thrown) {
      if (isLatchkeyError(thrown, 'aborted')) return
      listing.write(question, { status: 'failed', wallets: own })
    }
  }

  return {
    request(route) {
      const question = listingQuestion(route, deps.state.modal)
      if (question === undefined) return
      const status = listing.read(question)?.status
      // A stop of the core ended the request.
      const isStopped = status === 'loading' && signals.get(question)?.aborted === true
      if (status === undefined || status === 'failed' || isStopped) void request(question, route)
    },
  }
}

/** The website's own wallets that a view shows. */
function ownWallets({ state }: ListingDeps, route: Route): readonly PairableWallet[] {
  if (showsPages(route)) return []
  const own = state.options.customWallets.map(obtainable)
  if (route.view !== 'Downloads') return own
  return own.filter(({ id }) => id === route.params.walletId)
}

/** The website's own wallets need no request. */
function isComplete(own: readonly PairableWallet[], { view }: Route): boolean {
  return view === 'Downloads' && own.length > 0
}
