import type { RouterState } from '../../store/root-state.ts'

type Route = RouterState['history'][number]

/**
 * What a view asks the wallet listing, as one text: the key of its answer.
 *
 * @returns undefined for views that ask nothing.
 */
export function listingQuestion({ view, params }: Route): string | undefined {
  if (view === 'GetWallet') return 'suggested'
  return view === 'Downloads' ? `wallet ${params.walletId}` : undefined
}
