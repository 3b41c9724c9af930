import type { CoreActions, ObtainableWallet, Snapshot } from '@latchkey/core'
import { listingAnswer } from '@latchkey/core/views'
import { openOutside } from '../../models/open-outside.ts'
import { EXPLORE_ALL_URL } from '../../partials/explore-all.ts'

/** One wallet to get. */
export interface SuggestedWallet {
  readonly id: string
  readonly name: string
  readonly image: string | undefined
  get(): void
}

/** The content instead of the wallets. */
export type GetWalletState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'list'; readonly wallets: readonly SuggestedWallet[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; retry(): void }

/** Everything that GetWallet shows. */
export interface GetWalletModel {
  readonly state: GetWalletState
  exploreAll(): void
}

type Tools = Pick<CoreActions, 'openLink' | 'notices' | 'listing' | 'router'>

/** Everything the view shows, from the snapshot alone. */
export function getWalletModel(
  snapshot: Pick<Snapshot, 'listing' | 'modal'>,
  actions: Tools,
): GetWalletModel {
  return {
    state: stateOf(listingAnswer(snapshot, 'suggested'), actions),
    exploreAll: () => openOutside(EXPLORE_ALL_URL, actions),
  }
}

function stateOf(answer: Snapshot['listing']['suggested'], actions: Tools): GetWalletState {
  if (answer === undefined || answer.status === 'loading') return { kind: 'loading' }
  // Wallets of the site's own are offered even when the listing is down.
  if (answer.wallets.length > 0) {
    return { kind: 'list', wallets: answer.wallets.map((each) => suggested(each, actions)) }
  }
  if (answer.status === 'ready') return { kind: 'none' }
  return { kind: 'failed', retry: () => actions.listing.retry() }
}

function suggested(wallet: ObtainableWallet, actions: Tools): SuggestedWallet {
  const { id, name, imageUrl, homepage } = wallet
  return {
    id,
    name,
    image: imageUrl,
    get() {
      if (homepage === undefined) {
        actions.router.push('Downloads', { walletId: id, walletName: name })
      } else openOutside(homepage, actions)
    },
  }
}
