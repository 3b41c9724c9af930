import type { Clock, Visibility } from '../contract/index.ts'
import type { Timers } from '../platform/timers.ts'
import { createActivitySlice } from './activity.state.ts'
import { createHistoryReader, type HistoryDeps, type HistoryReader } from './history-reader.ts'
import { createShownList, type ShownList } from './shown-list.ts'
import { createUpdatesPoll } from './updates-poll.ts'

/** Histories of accounts, once they are loaded. */
export interface Activity extends Pick<HistoryReader, 'readPage' | 'readKnownPage'>, ShownList {}

/** The dependencies of histories, both of the lazy shell and of the loaded module. */
export interface ActivityDeps extends HistoryDeps {
  readonly clock: Pick<Clock, 'now' | 'monotonic'>
  readonly timers: Pick<Timers, 'after'>
  readonly visibility: Pick<Visibility, 'isVisible'>
}

/** Creates the histories of one core. What is new in a shown one is read from time to time. */
export function createActivity(deps: ActivityDeps): Activity {
  const { state, clock } = deps
  const slice = createActivitySlice(state.activity, clock)
  const reader = createHistoryReader(deps, slice)
  let isRead = true
  const list = createShownList({
    slice,
    clock,
    async load(account, part, signal) {
      isRead = await reader.load(account, part, signal)
    },
    hasMore: (account) => slice.read(account)?.next !== undefined,
  })
  const poll = createUpdatesPoll(deps, async () => {
    isRead = true
    await list.readUpdates()
    return isRead
  })

  return {
    ...list,
    readPage: reader.readPage,
    readKnownPage: reader.readKnownPage,
    show(account) {
      if (account === list.shown()) return
      list.show(account)
      if (account === undefined) poll.stop()
      else poll.start()
    },
    clear(namespace) {
      list.clear(namespace)
      if (list.shown() === undefined) poll.stop()
    },
    stop() {
      poll.stop()
      list.stop()
    },
  }
}
