import {
  type AccountId,
  lazy,
  type Namespace,
  namespaceOf,
  networkOf,
  throwIfAborted,
  type Undo,
} from '../contract/index.ts'
import type { Timers } from '../platform/timers.ts'
import { activeAccount, findNetwork } from '../store/selectors.ts'
import { createBalancesSlice, type ReadBalance } from './balances.state.ts'
import type { Balances, BalancesActions, BalancesDeps, BalancesSlices } from './balances.ts'
import { siteTokenOf } from './shown-balance.ts'
import { createShownBalances } from './shown-balances.ts'

/** Balances before they are loaded, which is when an account is connected. */
export interface LazyBalances extends Pick<Balances, 'load' | 'clear' | 'stop'> {
  readonly actions: BalancesActions
  /** Reads the active account's balance again, whatever is known of it. */
  reload(): void
  /**
   * Another module has read an account's native balance: it is the one that is shown, unless a newer one
   * is known.
   *
   * @returns the newest amount, in whole coins.
   */
  keepNewest(account: AccountId, read: ReadBalance): string
  /** Reads the balances of all connected accounts while a view shows them. */
  follow(): Undo
}

interface Deps extends BalancesDeps {
  readonly timers: Pick<Timers, 'signal'>
  subscribe(listener: () => void): Undo
}

/** Creates the balances of one core. */
export function createLazyBalances(deps: Deps): LazyBalances {
  const { state, timers } = deps
  const slices = createSlices(deps)
  const slice = slices.coins
  const balances = lazy(async () => (await import('./balances.ts')).createBalances(deps, slices))
  const shown = createShownBalances(deps, balances)

  async function load(account: AccountId, options: { readonly isForced: boolean }): Promise<void> {
    const signal = timers.signal()
    try {
      const loaded = await balances.load()
      if (!signal.aborted) await loaded.load(account, options)
    } catch {
      // If the code can't be loaded the balance is unavailable, as after a failed reading.
      const isActive = activeAccount(state, namespaceOf(account)) === account
      const network = findNetwork(state, networkOf(account))
      if (!isActive) return
      slice.fail(account, network?.nativeCurrency.symbol ?? '')
      if (siteTokenOf(state, account) !== undefined) slices.tokens.fail(account, '')
    }
  }

  function loadActive(isForced: boolean): void {
    const account = activeAccount(state)
    if (account !== undefined) void load(account, { isForced })
  }

  return {
    actions: {
      refresh: () => loadActive(false),
      async readTokens(namespace) {
        const signal = timers.signal()
        const loaded = await balances.load()
        throwIfAborted(signal)
        return loaded.readTokens(namespace)
      },
      confirmToken: async (token) => (await balances.load()).confirmToken(token, timers.signal()),
    },
    load,
    reload: () => loadActive(true),
    keepNewest(account, read) {
      const amountText = slice.keepNewest(account, read)
      if (amountText === read.amountText) balances.current()?.store(account, read)
      return amountText
    },
    follow: shown.follow,
    clear(namespace: Namespace) {
      shown.stop()
      slice.remove(namespace)
      slices.tokens.remove(namespace)
      // An earlier page may have stored balances, which are removed as well.
      balances.load().then(
        (loaded) => loaded.clear(namespace),
        () => {},
      )
    },
    stop() {
      shown.stop()
      balances.current()?.stop()
    },
  }
}

function createSlices({ state, ports: { clock } }: Deps): BalancesSlices {
  return {
    coins: createBalancesSlice(state.balances, clock),
    tokens: createBalancesSlice(state.tokenBalances, clock),
  }
}
