import { type AccountId, LatchkeyError, lazy, type Undo } from '../contract/index.ts'
import type { Timers } from '../platform/timers.ts'
import { activeAccount } from '../store/selectors.ts'
import type { ActivityPage } from '../store/state/activity.ts'
import { type ActiveList, createActiveList } from './active-list.ts'
import type { ActivityDeps } from './activity.ts'
import type { ReadKnownPage } from './page-reader.ts'

/** Actions of views and websites on what accounts did. */
export interface ActivityActions {
  /**
   * Reads a page of an account's history on its network, without spam; the first one without a cursor.
   *
   * @param query - `account` is the active one by default; `cursor` is `next` of the page before.
   * @throws LatchkeyError `account.none`, `activity.failed`, `aborted`.
   */
  readPage(query?: {
    readonly account?: AccountId | undefined
    readonly cursor?: string | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<ActivityPage>
  /**
   * Reads the history of the active account into state, and that of the next one when the account or
   * the network changes, until undone; then what is being read is aborted. What is new is read while the
   * modal is open.
   */
  follow(): Undo
  /** Reads the next page of the history that is followed. Nothing happens while one is being read. */
  readMore(): void
  /** Reads the followed history again, for example after a failure. */
  refresh(): void
}

/** Histories before they are loaded, which is when one is shown. */
export interface LazyActivity extends ActiveList {
  readonly actions: ActivityActions
  /**
   * Reads a page of a history for another module, and shows nothing of it.
   *
   * @returns undefined where no server has histories of the network.
   * @throws LatchkeyError `activity.failed`, `aborted`.
   */
  readonly readHistory: ReadKnownPage
}

interface Deps extends ActivityDeps {
  readonly timers: Pick<Timers, 'after' | 'signal'>
  subscribe(listener: () => void): Undo
}

/** Creates the histories of one core. */
export function createLazyActivity(deps: Deps): LazyActivity {
  const { state, timers, clock, subscribe } = deps
  const activity = lazy(async () => (await import('./activity.ts')).createActivity(deps))
  const { actions, ...active } = createActiveList({
    state,
    subscribe,
    list: activity,
    fail(account) {
      state.activity[account] = { status: 'failed', pages: [], readAtMs: clock.now() }
    },
  })

  return {
    actions: {
      async readPage({ account = activeAccount(state), cursor, signal = timers.signal() } = {}) {
        if (account === undefined) throw new LatchkeyError('account.none', {})
        return (await activity.load()).readPage({ account, cursor }, signal)
      },
      ...actions,
    },
    ...active,
    readHistory: async (query, signal) => (await activity.load()).readKnownPage(query, signal),
  }
}
