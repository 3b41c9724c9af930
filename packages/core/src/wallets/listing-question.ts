import type { ListingQuestion } from '../store/state/listing.ts'
import type { RouterState } from '../store/state/modal.ts'
import type { RootState } from '../store/state/root.ts'
import { narrowedQuestion } from './narrowed.ts'

type Route = RouterState['history'][number]

/** Views that show pages of the listing; their wallets connect by wallet-connect. */
const PAGED: ReadonlySet<Route['view']> = new Set([
  'Connect',
  'AllWallets',
  'ConnectingWalletConnectBasic',
])

/** Returns true for a view that shows pages of the listing, or its count of wallets. */
export function showsPages({ view }: Pick<Route, 'view'>): boolean {
  return PAGED.has(view)
}

/**
 * Returns the request of a view to the wallet listing: the key of the answer in the state.
 *
 * @returns undefined for views that need no request.
 */
export function listingQuestion(
  { view, params }: Route,
  modal: RootState['modal'],
): ListingQuestion | undefined {
  if (PAGED.has(view)) return narrowedQuestion('named', modal)
  if (view === 'GetWallet') return narrowedQuestion('suggested', modal)
  return view === 'Downloads' ? `wallet ${params.walletId}` : undefined
}
