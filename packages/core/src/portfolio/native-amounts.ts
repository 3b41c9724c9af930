import type { ReadBalance } from '../balances/balances.state.ts'
import { type AccountId, type NativeCurrency, networkOf } from '../contract/index.ts'
import { networkOrUnknown } from '../networks/unknown-network.ts'
import type { RootState } from '../store/state/root.ts'
import { isCoin, orderHoldings } from './holding-order.ts'
import type { EarlierList, PortfolioSlice } from './portfolio.state.ts'

/** The state and the balances that are kept equal to the lists. */
export interface NativeDeps {
  readonly state: RootState
  readonly balances: {
    /** Stores a balance unless a newer one is known. Returns the newest amount. */
    keepNewest(account: AccountId, read: ReadBalance): string
  }
}

/**
 * The native coin is in a list and in `state.balances`, which the page's button shows. Whichever of them
 * is read, both have the newest amount.
 */
export interface NativeAmounts {
  /** A list was read just now. */
  report(account: AccountId, amountText: string): void
  /** A list of an earlier page was restored. */
  restored(account: AccountId, list: EarlierList): void
  /** The native balance was read: a list that is known gets its amount. */
  balanceRead(account: AccountId, amountText: string): void
}

/** Creates what keeps the lists and the native balances of one core alike. */
export function createNativeAmounts(
  { state, balances }: NativeDeps,
  slice: Pick<PortfolioSlice, 'change'>,
): NativeAmounts {
  function keepNewest(account: AccountId, amountText: string, ageMs: number): string {
    const { symbol } = currencyOf(state, account)
    return balances.keepNewest(account, { amountText, symbol, ageMs })
  }

  function balanceRead(account: AccountId, amountText: string): void {
    const { holdings } = state.portfolio.accounts[account] ?? {}
    if (holdings === undefined || (amountOf(holdings) ?? '0') === amountText) return
    const coin = { currency: currencyOf(state, account), amountText }
    slice.change(account, orderHoldings(networkOf(account), holdings, coin))
  }

  return {
    report: (account, amountText) => void keepNewest(account, amountText, 0),
    balanceRead,
    restored(account, { holdings, ageMs }) {
      const listed = amountOf(holdings)
      const balance = state.balances[account]
      // A list without the coin does not say whether there is none.
      if (listed !== undefined) balanceRead(account, keepNewest(account, listed, ageMs))
      else if (balance?.status === 'ready') balanceRead(account, balance.amountText)
    },
  }
}

function amountOf(holdings: EarlierList['holdings']): string | undefined {
  return holdings.find(isCoin)?.amountText
}

/** The native currency of an account's network. */
export function currencyOf(state: RootState, account: AccountId): NativeCurrency {
  return networkOrUnknown(state, networkOf(account)).nativeCurrency
}
