import type { FromApi } from '../balances/api-reader.ts'
import {
  type AccountId,
  type Clock,
  isLatchkeyError,
  LatchkeyError,
  type Namespace,
  namespaceOf,
  type PlainError,
  type Storage,
  type Undo,
} from '../contract/index.ts'
import type { PendingTransaction } from '../store/activity-state.ts'
import type { Adapters } from '../store/adapters.ts'
import type { RootState } from '../store/root-state.ts'
import { activeAccount, activeSession, activeWallet, currentRoute } from '../store/selectors.ts'
import { type AccountReads, createAccountReads } from './account-reads.ts'
import { type FollowDeps, followPortfolio, type PortfolioFollower } from './follow-portfolio.ts'
import {
  createNativeAmounts,
  currencyOf,
  type NativeAmounts,
  type NativeDeps,
} from './native-amounts.ts'
import { createPortfolioSlice, type PortfolioSlice, type ReadEnd } from './portfolio.state.ts'
import { readHoldings } from './read-holdings.ts'
import { createStaleTokens, type StaleTokens } from './stale-tokens.ts'
import { createStoredPortfolios, type StoredPortfolios } from './stored-portfolios.ts'

/** Reads what accounts hold. */
export interface PortfolioReader extends AccountReads {
  /** Reads the shown lists until undone; see `followPortfolio`. */
  follow(): Undo
  /** Shows what an earlier page has read, where nothing is known. Requests nothing. */
  restore(accounts: readonly AccountId[]): void
  /** Another module has read the native balance of an account: its list has the same amount. */
  balanceRead(account: AccountId, amountText: string): void
  /** Marks the tokens of a transaction: the server reads their amounts again with the next list. */
  changed(transaction: Pick<PendingTransaction, 'account' | 'transfer'>): void
  /** Forgets the lists of a namespace. */
  clear(namespace: Namespace): void
}

/** The dependencies of reading. */
export interface PortfolioDeps extends Pick<FollowDeps, 'timers' | 'visibility' | 'subscribe'> {
  readonly state: RootState
  readonly adapters: Adapters
  readonly fromApi: FromApi
  readonly balances: NativeDeps['balances']
  readonly clock: Pick<Clock, 'now' | 'monotonic'>
  readonly storage: Storage
  /** The storage key of lists that outlive the page. */
  readonly cacheKey: string
  readonly notices: { fail(error: PlainError): void }
}

/** Creates the reader of one core. */
export function createPortfolioReader(deps: PortfolioDeps): PortfolioReader {
  const { state } = deps
  const slice = createPortfolioSlice(state.portfolio, deps.clock)
  const stored = createStoredPortfolios({ ...deps, key: deps.cacheKey })
  const native = createNativeAmounts(deps, slice)
  const stale = createStaleTokens()
  const followers = new Set<PortfolioFollower>()

  function restore(accounts: readonly AccountId[]): void {
    for (const account of accounts) {
      const list = state.portfolio.accounts[account] ? undefined : stored.readFresh(account)
      if (list === undefined) continue
      slice.restore(account, list)
      native.restored(account, list)
    }
  }

  const readOne = createReadOne(deps, { slice, stored, native, stale })
  const accountReads = createAccountReads(slice, readOne)
  const reads: AccountReads = {
    ...accountReads,
    read(accounts, reason, signal) {
      restore(accounts)
      return accountReads.read(accounts, reason, signal)
    },
  }

  return {
    ...reads,
    restore,
    balanceRead: native.balanceRead,
    changed: (transaction) =>
      stale.add(transaction, state.portfolio.accounts[transaction.account]?.holdings ?? []),
    clear(namespace) {
      reads.abort((account) => namespaceOf(account) === namespace)
      slice.remove(namespace)
      stored.remove(namespace)
      // Another wallet may have the same account, which is read again then.
      for (const follower of followers) follower.restart()
    },
    follow() {
      const follower = followPortfolio({ ...deps, ...reads, slice })
      followers.add(follower)
      return () => {
        followers.delete(follower)
        follower.stop()
      }
    },
  }
}

interface Lists {
  readonly slice: PortfolioSlice
  readonly stored: StoredPortfolios
  readonly native: NativeAmounts
  readonly stale: StaleTokens
}

function createReadOne(
  deps: PortfolioDeps,
  { slice, stored, native, stale }: Lists,
): (account: AccountId, signal: AbortSignal) => Promise<void> {
  /** The notice is shown once for each account. */
  const noticed = new Set<AccountId>()

  function notify(account: AccountId): void {
    const { modal, router, notices } = deps.state
    // A notice is shown only where the list would be.
    const isShown = modal.isOpen && currentRoute(router).view === 'Account'
    const isLooking = isShown && account === activeAccount(deps.state)
    // A notice about a transaction is not covered by it.
    if (!isLooking || noticed.has(account) || notices.current !== undefined) return
    noticed.add(account)
    deps.notices.fail(new LatchkeyError('balance.unavailable', {}))
  }

  return async (account, signal) => {
    slice.begin(account)
    try {
      const end = await readHoldings(sourcesOf({ ...deps, stale }, account), account, signal)
      if (signal.aborted) return
      slice.end(account, end)
      if (end.coinText !== undefined) native.report(account, end.coinText)
      if (end.status === 'ready') stored.write(account, end.holdings)
      else notify(account)
    } catch (thrown) {
      if (signal.aborted || isLatchkeyError(thrown, 'aborted')) return
      slice.end(account, FAILED)
      notify(account)
    }
  }
}

const FAILED: ReadEnd = { status: 'unavailable', coinText: undefined, isOverloaded: false }

type Sources = PortfolioDeps & Pick<Lists, 'stale'>

function sourcesOf({ state, adapters, fromApi, stale }: Sources, account: AccountId) {
  const namespace = namespaceOf(account)
  const adapter = adapters.get(namespace)
  const session = activeSession(state, namespace)
  const isEmbedded = activeWallet(state, namespace)?.embedded !== undefined
  return {
    adapter,
    currency: currencyOf(state, account),
    async fromApi(id: AccountId, signal: AbortSignal) {
      const forced = stale.of(id)
      const answer = await fromApi(id, signal, forced)
      stale.remove(id, forced)
      return answer
    },
    // Other wallets may prompt, or open on a phone, for a list that the visitor did not request.
    fromWallet: (id: AccountId, signal: AbortSignal) =>
      isEmbedded && session ? adapter?.assets?.list(session.id, id, signal) : undefined,
  }
}
