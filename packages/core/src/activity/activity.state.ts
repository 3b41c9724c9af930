import type { AccountId, Clock } from '../contract/index.ts'
import type { ActivityPage, ActivityState } from '../store/state/activity.ts'
import type { RootState } from '../store/state/root.ts'
import { isSameHistory, withFirstPage, withNextPage } from './merge-pages.ts'
import type { ListSlice, Part } from './shown-list.ts'

/** Stores the histories of accounts. */
export interface ActivitySlice extends ListSlice {
  read(account: AccountId): ActivityState | undefined
  write(account: AccountId, part: Part, page: ActivityPage): void
  /** Records a failure. The known transactions stay; without any, the list is empty. */
  fail(account: AccountId, part: 'first' | 'next'): void
}

/** The only writer of `state.activity`. */
export function createActivitySlice(
  state: RootState['activity'],
  clock: Pick<Clock, 'now'>,
): ActivitySlice {
  const known = (account: AccountId): ActivityState =>
    state[account] ?? { status: 'loading', pages: [], readAtMs: clock.now() }

  return {
    read: (account) => state[account],
    begin(account, part) {
      if (part === 'updates') return
      const before = known(account)
      if (part === 'next') state[account] = { ...before, status: 'loadingMore' }
      else {
        const status = before.pages.length > 0 ? 'ready' : 'loading'
        state[account] = { ...before, status, readAtMs: clock.now() }
      }
    },
    write(account, part, page) {
      const before = known(account)
      const merged = part === 'next' ? withNextPage(before, page) : withFirstPage(before, page)
      // Rows are not drawn again for nothing.
      if (part === 'updates' && isSameHistory(before.pages, merged.pages)) return
      const readAtMs = part === 'updates' ? clock.now() : before.readAtMs
      state[account] = { status: 'ready', ...merged, readAtMs }
    },
    fail(account, part) {
      const before = known(account)
      if (part === 'next') state[account] = { ...before, status: 'moreFailed' }
      else if (before.pages.length === 0) state[account] = { ...before, status: 'failed' }
    },
    giveUp(account) {
      const before = state[account]
      if (before?.status === 'loading') delete state[account]
      if (before?.status === 'loadingMore') state[account] = { ...before, status: 'ready' }
    },
    remove(namespace) {
      // Keys of the record are account ids; Object.keys only knows text.
      for (const account of Object.keys(state) as AccountId[]) {
        if (account.startsWith(`${namespace}:`)) delete state[account]
      }
    },
  }
}
