import { createShownBalances } from '../balances/shown-balances.ts'
import {
  type AccountId,
  LatchkeyError,
  type Lazy,
  lazy,
  type Namespace,
  namespaceOf,
  throwIfAborted,
  type Undo,
} from '../contract/index.ts'
import type { EventOf } from '../store/domain-event.ts'
import { activeAccount } from '../store/selectors.ts'
import type { PortfolioState } from '../store/state/portfolio.ts'
import type { ReadReason } from './portfolio.state.ts'
import type { PortfolioDeps, PortfolioReader } from './portfolio.ts'
import { PORTFOLIO_CACHE } from './portfolio-cache.ts'
import { accountsToRead, type Portfolio, portfolioOf } from './shown-accounts.ts'

/** Actions of views and websites on what accounts hold. */
export interface PortfolioActions {
  /**
   * Reads what an account holds on its network, unless that is known since 30 seconds; default: the active
   * account.
   *
   * @throws LatchkeyError `account.none`, `balance.unavailable` where nothing is known, `aborted`.
   */
  read(account?: AccountId): Promise<Portfolio>
  /**
   * Reads it again, however fresh it is; default: what is shown. What could not be read is not requested again
   * for 30 seconds: `portfolio.retrySeconds` of the snapshot says how long that is. Never rejects.
   */
  refresh(account?: AccountId): Promise<void>
  /** Shows the holdings of the active network, or of all networks of its namespace. */
  show(scope: PortfolioState['scope']): void
  /** Shows what an earlier page has read, while it is fresh. Requests nothing; never rejects. */
  restore(): Promise<void>
  /** Reads what the active account holds again and again while the modal is open, until undone. */
  follow(): Undo
}

/** Portfolios before they are loaded, which is when one is shown. */
export interface LazyPortfolio {
  readonly actions: PortfolioActions
  /** Reads the shown lists again, as far as there are any. */
  reload(): void
  /** A node decided a transaction: the list of its account is read again if there is one. */
  afterTransaction(event: EventOf<'transactionDecided'>): void
  /** The native balance of an account was read: a list that is known has the same amount. */
  balanceRead(event: { readonly account: AccountId; readonly amountText: string }): void
  /** Reads the lists of all connected accounts while a view shows them. */
  follow(): Undo
  clear(namespace: Namespace): void
  stop(): void
}

/** Creates the portfolios of one core. */
export function createLazyPortfolio(deps: PortfolioDeps): LazyPortfolio {
  const { state, timers, ports } = deps
  const reader = lazy(async () => (await import('./portfolio.ts')).createPortfolioReader(deps))
  const read = createRead(deps, reader)
  const shown = createShownBalances(deps, {
    load: async () => ({ loadShown: (accounts, signal) => read(accounts, 'shown', signal) }),
  })
  function reload(accounts: readonly AccountId[]): void {
    const known = accounts.filter((each) => state.portfolio.accounts[each])
    if (known.length > 0) void read(known, 'forced')
  }

  return {
    actions: {
      async read(account = activeAccount(state)) {
        if (account === undefined) throw new LatchkeyError('account.none', {})
        const signal = timers.signal()
        await read([account], 'requested')
        throwIfAborted(signal)
        const list = state.portfolio.accounts[account]
        // It was aborted with its session.
        if (list === undefined) throw new LatchkeyError('aborted', {})
        if (!list.holdings) throw new LatchkeyError('balance.unavailable', {})
        return portfolioOf([list])
      },
      refresh: (account) => read(account ? [account] : accountsToRead(state), 'pressed'),
      show(scope) {
        state.portfolio.scope = scope
      },
      async restore() {
        const signal = timers.signal()
        const loaded = await reader.load().catch(() => undefined)
        if (!signal.aborted) loaded?.restore(accountsToRead(state))
      },
      follow: () => followLazily(reader, () => void read(accountsToRead(state), 'shown')),
    },
    reload: () => reload(accountsToRead(state)),
    afterTransaction({ transaction }) {
      reader.current()?.changed(transaction)
      reload([transaction.account])
    },
    follow: shown.follow,
    balanceRead: ({ account, amountText }) => reader.current()?.balanceRead(account, amountText),
    clear(namespace) {
      shown.stop()
      const loaded = reader.current()
      if (loaded) loaded.clear(namespace)
      // An earlier page may have stored lists, which are removed as well.
      else if (ports.storage.get(ports.key(PORTFOLIO_CACHE)) !== undefined)
        void removeStored(reader, namespace)
    },
    stop() {
      shown.stop()
      reader.current()?.stop()
    },
  }
}

async function removeStored(reader: Lazy<PortfolioReader>, namespace: Namespace): Promise<void> {
  // Without the code the lists expire by themselves.
  const loaded = await reader.load().catch(() => undefined)
  loaded?.clear(namespace)
}

function isConnected(
  { accounts, inactive }: PortfolioDeps['state'],
  namespace: Namespace,
): boolean {
  const hasInactive = (inactive?.[namespace] ?? []).length > 0
  return hasInactive || accounts[namespace]?.status === 'connected'
}

type Read = (
  accounts: readonly AccountId[],
  reason: ReadReason,
  leaving?: AbortSignal,
) => Promise<void>

/**
 * Creates the reading. If its code can't be loaded the lists are unavailable, as after a failed
 * reading.
 */
function createRead({ state, timers }: PortfolioDeps, reader: Lazy<PortfolioReader>): Read {
  return async (accounts, reason, leaving) => {
    const signal = timers.signal()
    try {
      const loaded = await reader.load()
      // Their wallet may have been disconnected during the load.
      const still = accounts.filter((account) => isConnected(state, namespaceOf(account)))
      if (!signal.aborted) await loaded.read(still, reason, leaving)
    } catch {
      for (const account of accounts) state.portfolio.accounts[account] = { status: 'unavailable' }
    }
  }
}

/** Follows once the code is loaded, unless it was undone before. */
function followLazily(reader: Lazy<PortfolioReader>, onFailure: () => void): Undo {
  let undo: Undo = () => {}
  let isEnded = false
  reader.load().then((loaded) => {
    if (!isEnded) undo = loaded.follow()
  }, onFailure)
  return () => {
    isEnded = true
    undo()
  }
}
