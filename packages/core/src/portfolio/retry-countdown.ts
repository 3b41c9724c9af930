import type { AccountId, Undo } from '../contract/index.ts'
import type { Timers } from '../platform/timers.ts'
import type { PortfolioState } from '../store/state/portfolio.ts'
import type { PortfolioSlice } from './portfolio.state.ts'

/** Tells how long lists that could not be read are not requested again. */
export interface RetryCountdown {
  /** Lists are asked for by a press: counts down for those that have to wait. */
  asked(accounts: readonly AccountId[]): void
  stop(): void
}

interface Deps {
  readonly state: PortfolioState
  readonly slice: Pick<PortfolioSlice, 'retryMs'>
  readonly timers: Pick<Timers, 'after'>
}

const SECOND_MS = 1_000

/** Creates the countdown of one core. The only writer of `state.portfolio.retrySeconds`. */
export function createRetryCountdown({ state, slice, timers }: Deps): RetryCountdown {
  const waiting = new Set<AccountId>()
  let cancel: Undo = () => {}

  function tick(): void {
    cancel()
    for (const account of waiting) if (slice.retryMs(account) === 0) waiting.delete(account)
    if (waiting.size === 0 && state.retrySeconds === undefined) return
    state.retrySeconds = Object.fromEntries(
      [...waiting].map((account) => [account, secondsOf(account)]),
    )
    if (waiting.size > 0) cancel = timers.after(SECOND_MS, tick)
  }

  function secondsOf(account: AccountId): number {
    return Math.ceil(slice.retryMs(account) / SECOND_MS)
  }

  return {
    asked(accounts) {
      for (const account of accounts) waiting.add(account)
      tick()
    },
    stop() {
      waiting.clear()
      tick()
    },
  }
}
