import { type AccountId, LatchkeyError, namespaceOf, networkOf } from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import { accountTabs } from '../store/account-parts.ts'
import type { Adapters } from '../store/adapters.ts'
import type { Events } from '../store/events.ts'
import { activeAccount, currentRoute, findNetwork } from '../store/selectors.ts'
import type { RootState } from '../store/state/root.ts'
import type { FromApi } from './api-reader.ts'
import type { BalancesSlice } from './balances.state.ts'
import { type BalanceLoader, createBalanceLoader } from './load-balances.ts'
import { nativeCurrencyOf } from './native-currency.ts'
import { readCoin, readToken } from './read-balance.ts'
import { siteTokenOf } from './shown-balance.ts'
import type { StoredBalances } from './stored-balances.ts'

/** The dependencies of loaders of balances. */
export interface LoaderDeps {
  readonly state: RootState
  readonly adapters: Adapters
  readonly fromApi: FromApi
  readonly ui: Pick<Ui, 'notices'>
  readonly events: Pick<Events, 'emit'>
  readonly slice: BalancesSlice
}

/** Reads native coins. */
export function createCoinLoader({
  stored,
  slice,
  ...deps
}: LoaderDeps & { readonly stored: StoredBalances }): BalanceLoader {
  const { state, adapters, fromApi, events } = deps
  return createBalanceLoader({
    // The coin of a network that the website does not list is not known, so its amount says nothing.
    symbolOf: (account) => findNetwork(state, networkOf(account))?.nativeCurrency.symbol,
    mayRead: slice.mayRead,
    read(account, signal) {
      const adapter = adapters.get(namespaceOf(account))
      const currency = nativeCurrencyOf(state, networkOf(account))
      return readCoin({ adapter, fromApi, currency }, account, signal)
    },
    slice: {
      ...slice,
      write(account, balance) {
        slice.write(account, balance)
        if (balance.status !== 'ready') return
        stored.write(account, { ...balance, ageMs: 0 })
        events.emit({ type: 'balanceRead', account, amountText: balance.amountText })
      },
    },
    onUnavailable(account) {
      if (siteTokenOf(state, account) === undefined) notifyUnavailable(deps, account)
    },
  })
}

/** Reads the tokens that the website shows in place of native coins. */
export function createChosenTokenLoader({ slice, ...deps }: LoaderDeps): BalanceLoader {
  const { state, adapters, fromApi } = deps
  return createBalanceLoader({
    symbolOf(account) {
      if (siteTokenOf(state, account) === undefined) return undefined
      return slice.read(account)?.symbol ?? ''
    },
    mayRead: slice.mayRead,
    async read(account, signal) {
      const token = siteTokenOf(state, account)?.address
      if (token === undefined) throw new LatchkeyError('balance.unavailable', {})
      const adapter = adapters.get(namespaceOf(account))
      return readToken({ adapter, fromApi, token }, account, signal)
    },
    slice,
    onUnavailable: (account) => notifyUnavailable(deps, account),
  })
}

/** A visitor who looks at the balance is shown that it is unavailable. */
function notifyUnavailable(
  { state, ui }: Pick<LoaderDeps, 'state' | 'ui'>,
  account: AccountId,
): void {
  const isShown = state.modal.isOpen && currentRoute(state.router).view === 'Account'
  // The list of tokens reads the balance too, and has the same notice.
  const hasList = accountTabs(state).includes('tokens')
  if (isShown && !hasList && account === activeAccount(state)) {
    ui.notices.fail(new LatchkeyError('balance.unavailable', {}))
  }
}
