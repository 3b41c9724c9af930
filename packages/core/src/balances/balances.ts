import type { Services } from '../api/services.ts'
import {
  type AccountId,
  LatchkeyError,
  lazy,
  type Namespace,
  namespaceOf,
  networkOf,
} from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { Adapters } from '../store/adapters.ts'
import type { Events } from '../store/events.ts'
import { activeAccount } from '../store/selectors.ts'
import type { TokenBalance } from '../store/state/portfolio.ts'
import type { RootState } from '../store/state/root.ts'
import { createApiReader } from './api-reader.ts'
import { createChosenTokenLoader, createCoinLoader } from './balance-loaders.ts'
import type { BalancesSlice, ReadBalance } from './balances.state.ts'
import { nativeCurrencyOf } from './native-currency.ts'
import type { ListedToken } from './read-held.ts'
import { readShown } from './read-shown.ts'
import { createStoredBalances } from './stored-balances.ts'
import { createTokenReader } from './token-reader.ts'

/** Actions of views on balances. */
export interface BalancesActions {
  /** Reads the active account's balance again, unless it is fresh or just failed. */
  refresh(): void
  /**
   * Lists the native coin and the tokens of a namespace's active account; default: the active namespace.
   *
   * @throws LatchkeyError `account.none` while none is connected, `balance.unavailable`, `aborted`.
   */
  readTokens(namespace?: Namespace): Promise<readonly TokenBalance[]>
  /**
   * Compares a listed token with the network of the active account. Nothing to compare of the native coin.
   *
   * @throws LatchkeyError `account.none`, `token.differs`, `token.unchecked`, `rpc.unavailable`, `rpc.failed`,
   * `http.malformed`, `aborted`.
   */
  confirmToken(token: ListedToken): Promise<void>
}

/** Native balances of connected accounts. */
export interface Balances extends Pick<BalancesActions, 'readTokens'> {
  confirmToken(token: ListedToken, signal: AbortSignal): Promise<void>
  /** @param isForced - Reads even when the last answer is fresh or the last failure recent. */
  load(account: AccountId, options: { readonly isForced: boolean }): Promise<void>
  /** Reads the balances of accounts that a view shows. Never rejects. */
  loadShown(accounts: readonly AccountId[], signal: AbortSignal): Promise<void>
  /** Stores a balance that another module has read, for the next page. */
  store(account: AccountId, read: ReadBalance): void
  /** Aborts what is being read of a namespace, and forgets its balances. */
  clear(namespace: Namespace): void
  stop(): void
}

/** The dependencies of balances, both of the lazy shell and of the loaded module. */
export interface BalancesDeps {
  readonly state: RootState
  readonly adapters: Adapters
  readonly services: Pick<Services, 'blockchainApi'>
  readonly ports: CorePorts
  readonly ui: Pick<Ui, 'notices'>
  readonly events: Pick<Events, 'emit'>
}

/** Writers of balances. */
export interface BalancesSlices {
  /** The balances of native coins. */
  readonly coins: BalancesSlice
  /** The balances of the website's tokens. */
  readonly tokens: BalancesSlice
}

/**
 * Creates the balances of one core.
 *
 * @param slices - The writers of `state.balances` and `state.tokenBalances`.
 */
export function createBalances(deps: BalancesDeps, slices: BalancesSlices): Balances {
  const { state, adapters, ports } = deps
  // Only what is sent, swapped or asked for is compared.
  const held = lazy(() => import('./read-held.ts'))
  const stored = createStoredBalances({ ...ports, key: ports.key('native_balance_cache') })
  const fromApi = createApiReader(deps)
  const tokens = createTokenReader({ state, adapters, fromApi })
  const coins = createCoinLoader({ ...deps, fromApi, stored, slice: slices.coins })
  const chosen = createChosenTokenLoader({ ...deps, fromApi, slice: slices.tokens })

  /** A balance that an earlier page has read is used while it is fresh. */
  const load: Balances['load'] = async (account, options) => {
    const known = slices.coins.read(account) ? undefined : stored.readFresh(account)
    const isUsed = known?.symbol === nativeCurrencyOf(state, networkOf(account)).symbol
    if (known && isUsed) {
      const { ageMs, ...balance } = known
      slices.coins.write(account, { status: 'ready', ...balance }, ageMs)
    }
    await Promise.all([coins.load(account, options), chosen.load(account, options)])
  }
  async function loadShown(account: AccountId, signal: AbortSignal): Promise<void> {
    await Promise.all([coins.loadShown(account, signal), chosen.loadShown(account, signal)])
  }

  return {
    load,
    loadShown: (accounts, signal) => readShown(accounts, loadShown, signal),
    readTokens: tokens.read,
    async confirmToken(token, signal) {
      const from = activeAccount(state)
      if (from === undefined) throw new LatchkeyError('account.none', {})
      const { readHeld } = await held.load()
      await readHeld(adapters.get(namespaceOf(from)) ?? {}, { from, token }, signal)
    },
    store: stored.write,
    clear(namespace) {
      for (const loader of [coins, chosen]) loader.stop(namespace)
      for (const slice of [slices.coins, slices.tokens]) slice.remove(namespace)
      stored.remove(namespace)
    },
    stop() {
      tokens.stop()
      coins.stop()
      chosen.stop()
    },
  }
}
