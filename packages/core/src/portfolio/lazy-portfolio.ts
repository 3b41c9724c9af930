import {
  type AccountId,
  LatchkeyError,
  lazy,
  type Namespace,
  namespaceOf,
  throwIfAborted,
  type Undo,
  type Visibility,
} from '../contract/index.ts'
import type { Timers } from '../platform/timers.ts'
import type { PortfolioState } from '../store/portfolio-state.ts'
import { activeAccount } from '../store/selectors.ts'
import { followPortfolio } from './follow-portfolio.ts'
import { createPortfolioSlice, type ReadReason } from './portfolio.state.ts'
import type { PortfolioDeps } from './portfolio.ts'
import { type Portfolio, portfolioOf, shownAccounts } from './shown-accounts.ts'

/** Actions of views and websites on what accounts hold. */
export interface PortfolioActions {
  /**
   * Reads what an account holds on its network, unless that is known since 30 seconds; default: the active
   * account.
   *
   * @throws LatchkeyError `account.none`, `balance.unavailable` where nothing is known, `aborted`.
   */
  read(account?: AccountId): Promise<Portfolio>
  /** Reads it again, whatever is known of it; default: what is shown. */
  refresh(account?: AccountId): void
  /** Shows the holdings of the active network, or of all networks of its namespace. */
  show(scope: PortfolioState['scope']): void
  /** Reads what the active account holds again and again while the modal is open, until undone. */
  follow(): Undo
}

/** Portfolios before they are loaded, which is when one is shown. */
export interface LazyPortfolio {
  readonly actions: PortfolioActions
  /** The active account did something: its list is read again if there is one. */
  reload(): void
  /** Reads the lists of accounts that a view shows. Never rejects. */
  load(accounts: readonly AccountId[]): Promise<void>
  clear(namespace: Namespace): void
  stop(): void
}

interface Deps extends PortfolioDeps {
  readonly timers: Timers
  readonly visibility: Visibility
  readonly clock: { monotonic(): number }
  subscribe(listener: () => void): Undo
}

/** Creates the portfolios of one core. */
export function createLazyPortfolio(deps: Deps): LazyPortfolio {
  const { state, clock, timers } = deps
  const slice = createPortfolioSlice(state.portfolio, clock)
  const reader = lazy(async () =>
    (await import('./portfolio.ts')).createPortfolioReader(deps, slice),
  )

  async function read(accounts: readonly AccountId[], reason: ReadReason): Promise<void> {
    const signal = timers.signal()
    try {
      const loaded = await reader.load()
      if (!signal.aborted) await loaded.read(accounts, reason)
    } catch {
      // Where its code can't be loaded the lists are unavailable, as where they can't be read.
      const failed = { status: 'unavailable', isOverloaded: false } as const
      for (const account of accounts) slice.end(account, failed)
    }
  }

  return {
    actions: {
      async read(account = activeAccount(state)) {
        if (account === undefined) throw new LatchkeyError('account.none', {})
        const signal = timers.signal()
        await read([account], 'shown')
        throwIfAborted(signal)
        const list = state.portfolio.accounts[account]
        // It was aborted with its session.
        if (list === undefined) throw new LatchkeyError('aborted', {})
        if (!list.holdings) throw new LatchkeyError('balance.unavailable', {})
        return portfolioOf([list])
      },
      refresh: (account) => void read(account ? [account] : shownAccounts(state), 'forced'),
      show: slice.show,
      follow: () =>
        followPortfolio({ ...deps, slice, read, abort: (isOf) => reader.current()?.abort(isOf) }),
    },
    reload() {
      const known = shownAccounts(state).filter((account) => state.portfolio.accounts[account])
      if (known.length > 0) void read(known, 'forced')
    },
    load: (accounts) => read(accounts, 'shown'),
    clear(namespace) {
      reader.current()?.abort((account) => namespaceOf(account) === namespace)
      slice.remove(namespace)
    },
    stop: () => reader.current()?.abort(() => true),
  }
}
