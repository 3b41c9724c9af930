import type { AccountId, Clock } from '../contract/index.ts'
import { createActivitySlice } from './activity.state.ts'
import { createHistoryReader, type HistoryDeps, type HistoryReader } from './history-reader.ts'
import { createHistoryWork } from './history-work.ts'

/** Histories of accounts, once they are loaded. */
export interface Activity extends Pick<HistoryReader, 'readPage'> {
  /** Reads the history of an account into state, unless it is fresh; of the one before nothing more. */
  show(account: AccountId | undefined): void
  /** Reads the next page of the shown history. Nothing happens while something is being read. */
  readMore(): void
  /** Reads the shown history again. */
  refresh(): void
  /** The next view of this history reads it again; a shown one is read at once. */
  expire(account: AccountId): void
  clear(namespace: string): void
  stop(): void
}

/** What histories need before and after they are loaded. */
export interface ActivityDeps extends HistoryDeps {
  readonly clock: Pick<Clock, 'now' | 'monotonic'>
}

/** Creates the histories of one core. */
export function createActivity(deps: ActivityDeps): Activity {
  const { state, clock } = deps
  const slice = createActivitySlice(state.activity, clock)
  const reader = createHistoryReader(deps, slice)
  const work = createHistoryWork({ slice, reader, clock })
  let shown: AccountId | undefined

  function refresh(): void {
    if (shown !== undefined) work.load(shown, 'first')
  }

  return {
    readPage: reader.readPage,
    show(account) {
      if (account === shown) return
      work.stop()
      shown = account
      if (account !== undefined && !work.isFresh(account)) refresh()
    },
    readMore() {
      const hasMore = shown !== undefined && slice.read(shown)?.next !== undefined
      if (shown !== undefined && hasMore && !work.isRunning()) work.load(shown, 'next')
    },
    refresh,
    expire(account) {
      work.expire(account)
      if (account === shown) refresh()
    },
    clear: work.clear,
    stop: work.stop,
  }
}
