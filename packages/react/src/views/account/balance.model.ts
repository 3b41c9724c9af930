import type { Snapshot } from '@latchkey/core'
import { shownBalance, siteTokenOf } from '@latchkey/core/views'
import { formatBalanceWithSymbol } from '../../format/balance.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { activeAccountOf } from '../../models/active-account.ts'

/** The balance as a text, or the reason why there is none. */
export interface BalanceModel {
  readonly kind: 'amount' | 'loading' | 'unavailable'
  readonly text: string
  /** The picture of the website's token. */
  readonly image?: string | undefined
}

/**
 * The balance of the active account.
 *
 * @returns undefined while no wallet is connected.
 */
export function balanceModel(
  snapshot: Pick<Snapshot, 'accounts' | 'network' | 'options' | 'balances' | 'tokenBalances'>,
  text: Wording,
): BalanceModel | undefined {
  const account = activeAccountOf(snapshot)
  if (account === undefined) return undefined
  const balance = shownBalance(snapshot, account.id)
  if (balance?.status === 'unavailable') {
    return { kind: 'unavailable', text: text.get('account.balance.unavailable') }
  }
  // An amount that is being read again stays until the new one is there.
  const amountText = balance?.amountText
  if (balance === undefined || amountText === undefined) {
    return { kind: 'loading', text: text.get('account.balance.loading') }
  }
  const { symbol } = balance
  return {
    kind: 'amount',
    text: formatBalanceWithSymbol({ amountText, symbol }, text.locale),
    image: siteTokenOf(snapshot, account.id)?.image,
  }
}
