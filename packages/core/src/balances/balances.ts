import type { Services } from '../api/services.ts'
import {
  type AccountId,
  type Clock,
  LatchkeyError,
  lazy,
  type Namespace,
  type NativeCurrency,
  type NetworkId,
  namespaceOf,
  networkOf,
  type PlainError,
  type Storage,
} from '../contract/index.ts'
import { unknownNetwork } from '../networks/unknown-network.ts'
import { isEmbeddedActive } from '../store/account-parts.ts'
import type { Adapters } from '../store/adapters.ts'
import type { Events } from '../store/events.ts'
import type { TokenBalance } from '../store/portfolio-state.ts'
import type { RootState } from '../store/root-state.ts'
import {
  activeAccount,
  activeSession,
  activeWallet,
  currentRoute,
  findNetwork,
} from '../store/selectors.ts'
import { createApiReader, type FromApi } from './api-reader.ts'
import type { BalancesSlice, ReadBalance } from './balances.state.ts'
import { type BalanceLoader, createBalanceLoader } from './load-balances.ts'
import { readCoin, readToken } from './read-balance.ts'
import { readShown } from './read-shown.ts'
import { siteTokenOf } from './shown-balance.ts'
import { createStoredBalances, type StoredBalances } from './stored-balances.ts'

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
}

/** Native balances of connected accounts. */
export interface Balances extends Pick<BalancesActions, 'readTokens'> {
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

/** What balances need before and after they are loaded. */
export interface BalancesDeps {
  readonly state: RootState
  readonly adapters: Adapters
  readonly services: Pick<Services, 'blockchainApi'>
  readonly clock: Clock
  readonly storage: Storage
  /** Makes a storage key of a name. */
  key(name: string): string
  readonly notices: { fail(error: PlainError): void }
  readonly events: Pick<Events, 'emit'>
}

/** Writers of balances. */
export interface BalancesSlices {
  /** Of native coins. */
  readonly coins: BalancesSlice
  /** Of the website's tokens. */
  readonly tokens: BalancesSlice
}

/**
 * Creates the balances of one core.
 *
 * @param slices - The writers of `state.balances` and `state.tokenBalances`.
 */
export function createBalances(deps: BalancesDeps, slices: BalancesSlices): Balances {
  const { state, adapters } = deps
  const stored = createStoredBalances({ ...deps, key: deps.key('native_balance_cache') })
  const fromApi = createApiReader(deps)
  const tokens = createTokenReader({ state, adapters, fromApi })
  const coins = createCoinLoader({ ...deps, fromApi, stored, slice: slices.coins })
  const chosen = createChosenTokenLoader({ ...deps, fromApi, slice: slices.tokens })

  /** A balance that an earlier page has read is used while it is fresh. */
  const load: Balances['load'] = async (account, options) => {
    const known = slices.coins.read(account) ? undefined : stored.readFresh(account)
    const isUsed = known?.symbol === currencyOf(state, networkOf(account)).symbol
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

interface LoaderDeps extends BalancesDeps {
  readonly fromApi: FromApi
  readonly slice: BalancesSlice
}

/** Reads native coins. */
function createCoinLoader({
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
      const currency = currencyOf(state, networkOf(account))
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
function createChosenTokenLoader({ slice, ...deps }: LoaderDeps): BalanceLoader {
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
  { state, notices }: Pick<BalancesDeps, 'state' | 'notices'>,
  account: AccountId,
): void {
  const isShown = state.modal.isOpen && currentRoute(state.router).view === 'Account'
  // The embedded wallet shows its tokens there, which have the same notice.
  if (isShown && !isEmbeddedActive(state) && account === activeAccount(state)) {
    notices.fail(new LatchkeyError('balance.unavailable', {}))
  }
}

interface TokenReader {
  read: BalancesActions['readTokens']
  /** Aborts what is being read. */
  stop(): void
}

function createTokenReader({
  state,
  adapters,
  fromApi,
}: Pick<BalancesDeps, 'state' | 'adapters'> & { readonly fromApi: FromApi }): TokenReader {
  const reading = lazy(() => import('./read-tokens.ts'))
  let life = new AbortController()
  return {
    async read(namespace) {
      const account = activeAccount(state, namespace)
      if (account === undefined) throw new LatchkeyError('account.none', {})
      const { signal } = life
      const { readTokens } = await reading.load()
      const adapter = adapters.get(namespaceOf(account))
      const currency = currencyOf(state, networkOf(account))
      const isEmbedded = activeWallet(state, namespaceOf(account))?.embedded !== undefined
      const session = activeSession(state, namespaceOf(account))
      return readTokens(
        {
          ...{ adapter, currency, fromApi },
          // Other wallets may prompt, or open on a phone, for a list that the visitor did not request.
          fromWallet: (id, aborting) =>
            isEmbedded && session ? adapter?.assets?.list(session.id, id, aborting) : undefined,
        },
        account,
        signal,
      )
    },
    stop() {
      life.abort()
      life = new AbortController()
    },
  }
}

function currencyOf(state: RootState, id: NetworkId): NativeCurrency {
  return (findNetwork(state, id) ?? unknownNetwork(id)).nativeCurrency
}
