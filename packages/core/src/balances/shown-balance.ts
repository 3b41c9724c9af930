import { type AccountId, networkOf } from '../contract/index.ts'
import type { SiteToken } from '../options/options-state.ts'
import type { BalanceState } from '../store/state/balances.ts'
import type { Snapshot } from '../store/state/root.ts'

/** The token that the website shows in place of the native coin of an account's network. */
export function siteTokenOf(
  { options }: Pick<Snapshot, 'options'>,
  account: AccountId,
): SiteToken | undefined {
  const network = networkOf(account)
  return Object.hasOwn(options.tokens, network) ? options.tokens[network] : undefined
}

/**
 * The balance of an account that is shown: of the website's token on its network, else of the native coin.
 *
 * @returns undefined before it is read.
 */
export function shownBalance(
  snapshot: Pick<Snapshot, 'options' | 'balances' | 'tokenBalances'>,
  account: AccountId,
): BalanceState | undefined {
  const isToken = siteTokenOf(snapshot, account) !== undefined
  return (isToken ? snapshot.tokenBalances : snapshot.balances)[account]
}
