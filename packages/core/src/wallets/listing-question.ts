import type { ListingQuestion, RouterState } from '../store/root-state.ts'

type Route = RouterState['history'][number]

/** Views that show pages of the listing; their wallets connect by wallet-connect. */
const PAGED: ReadonlySet<Route['view']> = new Set([
  'Connect',
  'AllWallets',
  'ConnectingWalletConnectBasic',
])

/** Whether a view shows pages of the listing, or its count of wallets. */
export function showsPages({ view }: Pick<Route, 'view'>): boolean {
  return PAGED.has(view)
}

/**
 * What a view requests from the wallet listing: the key of the answer in the state.
 *
 * @returns undefined for views that need no request.
 */
export function listingQuestion({ view, params }: Route): ListingQuestion | undefined {
  if (PAGED.has(view)) return 'named'
  if (view === 'GetWallet') return 'suggested'
  return view === 'Downloads' ? `wallet ${params.walletId}` : undefined
}
