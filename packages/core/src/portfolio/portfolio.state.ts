import type { AccountId, Clock } from '../contract/index.ts'
import { opaque } from '../store/opaque.ts'
import type { AccountHoldings, Holding, PortfolioState } from '../store/state/portfolio.ts'
import { keepEqual } from './keep-equal.ts'

/** How long a list counts as fresh. Source: docs/specification.md, section 9. */
export const PORTFOLIO_FRESH_MS = 30_000
/** How long a failed list is not requested again. Source: docs/specification.md, section 5. */
const RETRY_MS = 30_000
/** How often a shown list is read. Source: docs/views.md, section 2. */
const POLL_MS = 10_000

/**
 * The reason for reading a list: a view shows it, the view stays open, the website asks; the visitor or the
 * website wants a new one, which a failure makes wait; or it has changed, and is read whatever is known.
 */
export type ReadReason = 'shown' | 'poll' | 'requested' | 'pressed' | 'forced'

/** The end of a read. */
export type ReadEnd = Exclude<AccountHoldings, { readonly status: 'loading' }> & {
  /** How much of the native coin the account has, in whole coins; undefined where no source knows it. */
  readonly coinText: string | undefined
  /** The server asked not to be polled. */
  readonly isOverloaded: boolean
}

/** Returns true if a source of the list did not answer, so that it may be read again. */
export function isFailure(end: AccountHoldings): boolean {
  return end.status === 'unavailable' && !end.hasNoSource
}

/** A list that an earlier page has read. */
export interface EarlierList {
  readonly holdings: readonly Holding[]
  readonly ageMs: number
}

/** Stores holdings, and when they may be read again. */
export interface PortfolioSlice {
  begin(account: AccountId): void
  end(account: AccountId, end: ReadEnd): void
  /** Stores what an earlier page has read. */
  restore(account: AccountId, list: EarlierList): void
  /** Changes a list that is known, without an effect on when it is read again. */
  change(account: AccountId, holdings: readonly Holding[]): void
  /** Reverts an aborted read. */
  revert(account: AccountId): void
  mayRead(account: AccountId, reason: ReadReason): boolean
  /** How long until a list that could not be read may be requested again, in milliseconds; 0 for any other. */
  retryMs(account: AccountId): number
  /** How long until a shown list is read again; undefined where the server asked not to be polled. */
  nextPollMs(account: AccountId): number | undefined
  /** Removes the lists of a namespace. */
  remove(namespace: string): void
}

interface LastRead {
  readonly hasFailed: boolean
  readonly isOverloaded: boolean
  readonly atMs: number
}

/** The writer of lists that were read. */
export function createPortfolioSlice(
  state: PortfolioState,
  clock: Pick<Clock, 'monotonic'>,
): PortfolioSlice {
  const last = new Map<AccountId, LastRead>()
  const ageMs = ({ atMs }: LastRead): number => clock.monotonic() - atMs

  function waitMs(read: LastRead | undefined, reason: ReadReason): number {
    if (read === undefined || reason === 'forced') return 0
    if (reason === 'poll' && read.isOverloaded) return Number.POSITIVE_INFINITY
    if (read.hasFailed) return RETRY_MS - ageMs(read)
    if (reason === 'pressed') return 0
    return (reason === 'poll' ? POLL_MS : PORTFOLIO_FRESH_MS) - ageMs(read)
  }

  return {
    begin(account) {
      state.accounts[account] ??= { status: 'loading' }
    },
    end(account, { isOverloaded, coinText: _, ...end }) {
      const before = state.accounts[account]?.holdings
      const keep = (next: readonly Holding[]) => opaque(keepEqual(before, next))
      // A list that was known stays where no new one could be read.
      state.accounts[account] =
        end.status === 'ready'
          ? { ...end, holdings: keep(end.holdings) }
          : { ...end, holdings: end.holdings ? keep(end.holdings) : before }
      const hasFailed = isFailure(end)
      last.set(account, { hasFailed, isOverloaded, atMs: clock.monotonic() })
    },
    restore(account, list) {
      state.accounts[account] = { status: 'ready', holdings: opaque(list.holdings) }
      const atMs = clock.monotonic() - list.ageMs
      last.set(account, { hasFailed: false, isOverloaded: false, atMs })
    },
    change(account, holdings) {
      const list = state.accounts[account]
      if (!list?.holdings) return
      state.accounts[account] = { ...list, holdings: opaque(keepEqual(list.holdings, holdings)) }
    },
    revert(account) {
      if (state.accounts[account]?.status === 'loading') delete state.accounts[account]
    },
    mayRead: (account, reason) => waitMs(last.get(account), reason) <= 0,
    retryMs: (account) => Math.max(0, waitMs(last.get(account), 'pressed')),
    nextPollMs(account) {
      const dueInMs = waitMs(last.get(account), 'poll')
      return Number.isFinite(dueInMs) ? Math.max(POLL_MS, dueInMs) : undefined
    },
    remove(namespace) {
      const isOf = (account: string): boolean => account.startsWith(`${namespace}:`)
      // Keys of the record are account ids; Object.keys only knows text.
      for (const account of Object.keys(state.accounts) as AccountId[]) {
        if (isOf(account)) delete state.accounts[account]
      }
      for (const account of [...last.keys()].filter(isOf)) last.delete(account)
    },
  }
}
