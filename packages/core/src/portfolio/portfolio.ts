import type { FromApi } from '../balances/api-reader.ts'
import {
  type AccountId,
  isLatchkeyError,
  LatchkeyError,
  type Namespace,
  namespaceOf,
  type Undo,
} from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { Timers } from '../platform/timers.ts'
import type { Adapters } from '../store/adapters.ts'
import { activeAccount, activeSession, activeWallet, currentRoute } from '../store/selectors.ts'
import type { PendingTransaction } from '../store/state/activity.ts'
import type { RootState } from '../store/state/root.ts'
import { type AccountReads, createAccountReads } from './account-reads.ts'
import { followPortfolio, type PortfolioFollower } from './follow-portfolio.ts'
import {
  createNativeAmounts,
  currencyOf,
  type NativeAmounts,
  type NativeDeps,
} from './native-amounts.ts'
import {
  createPortfolioSlice,
  isFailure,
  type PortfolioSlice,
  type ReadEnd,
} from './portfolio.state.ts'
import { PORTFOLIO_CACHE } from './portfolio-cache.ts'
import { readHoldings } from './read-holdings.ts'
import { createRetryCountdown } from './retry-countdown.ts'
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
  stop(): void
}

/** The dependencies of reading. */
export interface PortfolioDeps {
  readonly state: RootState
  subscribe(listener: () => void): Undo
  readonly ports: Pick<CorePorts, 'clock' | 'storage' | 'visibility' | 'key'>
  readonly timers: Pick<Timers, 'after' | 'signal'>
  readonly adapters: Adapters
  readonly fromApi: FromApi
  readonly balances: NativeDeps['balances']
  readonly ui: Pick<Ui, 'notices'>
}

/** Creates the reader of one core. */
export function createPortfolioReader(deps: PortfolioDeps): PortfolioReader {
  const { state, ports } = deps
  const slice = createPortfolioSlice(state.portfolio, ports.clock)
  const stored = createStoredPortfolios({ ...ports, key: ports.key(PORTFOLIO_CACHE) })
  const native = createNativeAmounts(deps, slice)
  const stale = createStaleTokens()
  const followers = new Set<PortfolioFollower>()
  const countdown = createRetryCountdown({ state: state.portfolio, slice, timers: deps.timers })

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
      if (reason === 'pressed') countdown.asked(accounts)
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
    stop() {
      reads.abort(() => true)
      countdown.stop()
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

  function notify(account: AccountId, end: ReadEnd): void {
    const { modal, router, notices } = deps.state
    // A notice is shown only where the list would be.
    const isShown = modal.isOpen && currentRoute(router).view === 'Account'
    const isLooking = isShown && account === activeAccount(deps.state)
    // A notice about a transaction is not covered by it.
    if (!isFailure(end) || !isLooking || noticed.has(account) || notices.current !== undefined)
      return
    noticed.add(account)
    deps.ui.notices.fail(new LatchkeyError('balance.unavailable', {}))
  }

  return async (account, signal) => {
    slice.begin(account)
    try {
      const end = await readHoldings(sourcesOf({ ...deps, stale }, account), account, signal)
      if (signal.aborted) return
      slice.end(account, end)
      if (end.coinText !== undefined) native.report(account, end.coinText)
      if (end.status === 'ready') stored.write(account, end.holdings)
      notify(account, end)
    } catch (thrown) {
      if (signal.aborted || isLatchkeyError(thrown, 'aborted')) return
      slice.end(account, FAILED)
      notify(account, FAILED)
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
