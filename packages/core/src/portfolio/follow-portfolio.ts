import type { AccountId, Undo } from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { RootState } from '../store/state/root.ts'
import type { PortfolioSlice, ReadReason } from './portfolio.state.ts'
import { accountsToRead } from './shown-accounts.ts'

/** The dependencies of following. */
export interface FollowDeps {
  readonly state: RootState
  readonly slice: Pick<PortfolioSlice, 'nextPollMs'>
  readonly timers: { after(delayMs: number, run: () => void): Undo }
  readonly ports: Pick<CorePorts, 'visibility'>
  subscribe(listener: () => void): Undo
  /** Reads lists; never rejects. */
  read(accounts: readonly AccountId[], reason: ReadReason): Promise<void>
  /** Aborts what nothing but the view waits for. */
  abortShown(isOf: (account: AccountId) => boolean): void
  /** Begins no further list of some accounts; a list that is being read continues. */
  skip(isOf: (account: AccountId) => boolean): void
}

/** Reads the lists that are shown. */
export interface PortfolioFollower {
  /** Nothing is known any more: what is shown is read with the next change of the state. */
  restart(): void
  stop(): void
}

/**
 * Reads the shown lists until undone: at once, and every 10 seconds while the modal is open and the tab
 * visible. Source: docs/views.md, section 2.
 */
export function followPortfolio(deps: FollowDeps): PortfolioFollower {
  const { state, slice, timers, subscribe, read, abortShown, skip } = deps
  const { visibility } = deps.ports
  let shown: readonly AccountId[] = []
  let cancel: Undo = () => {}

  function schedule(accounts: readonly AccountId[]): void {
    const waits = accounts.flatMap((account) => slice.nextPollMs(account) ?? [])
    if (accounts !== shown || waits.length === 0) return
    cancel = timers.after(Math.min(...waits), () => {
      void read(accounts, 'poll').then(() => schedule(accounts))
    })
  }

  function update(): void {
    const isLooking = state.modal.isOpen && visibility.isVisible()
    const accounts = isLooking ? accountsToRead(state) : []
    if (accounts.join() === shown.join()) return
    cancel()
    // With the modal a read does not end: its answer is fresh when the modal opens again.
    if (!isLooking) skip((account) => shown.includes(account))
    else abortShown((account) => shown.includes(account) && !accounts.includes(account))
    shown = accounts
    if (accounts.length > 0) void read(accounts, 'shown').then(() => schedule(accounts))
  }

  function restart(): void {
    cancel()
    shown = []
  }

  const undos = [subscribe(update), visibility.watch(update)]
  update()
  return {
    restart,
    stop() {
      for (const undo of undos) undo()
      restart()
    },
  }
}
