import type { ListingQuestion, RouterState } from '../store/root-state.ts'

type Route = RouterState['history'][number]

/** Views whose wallets are reached by wallet-connect, and that show pages of the listing. */
const PAGED: ReadonlySet<Route['view']> = new Set([
  'Connect',
  'AllWallets',
  'ConnectingWalletConnectBasic',
])

/** Whether a view shows pages of the listing, or how many wallets there are. */
export function showsPages({ view }: Pick<Route, 'view'>): boolean {
  return PAGED.has(view)
}

/**
 * What a view asks the wallet listing: the key of its answer.
 *
 * @returns undefined for views that ask nothing.
 */
export function listingQuestion({ view, params }: Route): ListingQuestion | undefined {
  if (PAGED.has(view)) return 'named'
  if (view === 'GetWallet') return 'suggested'
  return view === 'Downloads' ? `wallet ${params.walletId}` : undefined
}
