import type { Clock } from '../contract/index.ts'
import { createActivitySlice } from './activity.state.ts'
import { createHistoryReader, type HistoryDeps, type HistoryReader } from './history-reader.ts'
import { createShownList, type ShownList } from './shown-list.ts'

/** Histories of accounts, once they are loaded. */
export interface Activity extends Pick<HistoryReader, 'readPage'>, ShownList {}

/** What histories need before and after they are loaded. */
export interface ActivityDeps extends HistoryDeps {
  readonly clock: Pick<Clock, 'now' | 'monotonic'>
}

/** Creates the histories of one core. */
export function createActivity(deps: ActivityDeps): Activity {
  const { state, clock } = deps
  const slice = createActivitySlice(state.activity, clock)
  const { readPage, load } = createHistoryReader(deps, slice)
  const list = createShownList({
    ...{ slice, load, clock },
    hasMore: (account) => slice.read(account)?.next !== undefined,
  })
  return { readPage, ...list }
}
