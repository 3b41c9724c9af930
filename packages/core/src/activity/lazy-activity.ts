import {
  type AccountId,
  type Clock,
  LatchkeyError,
  lazy,
  type Namespace,
  type Undo,
} from '../contract/index.ts'
import type { Timers } from '../platform/timers.ts'
import type { ActivityPage } from '../store/activity-state.ts'
import { activeAccount } from '../store/selectors.ts'
import { createActivitySlice } from './activity.state.ts'
import type { ActivityDeps } from './activity.ts'
import { createHistoryWork, type HistoryWork } from './history-work.ts'

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
   * the network changes, until undone; then what is being read is aborted.
   */
  follow(): Undo
  /** Reads the next page of the history that is followed. Nothing happens while one is being read. */
  readMore(): void
  /** Reads the followed history again, for example after a failure. */
  refresh(): void
}

/** Histories before they are loaded, which is when one is shown. */
export interface LazyActivity {
  readonly actions: ActivityActions
  /** An account did something: its history is read again, at once where it is followed. */
  reload(account: AccountId): void
  clear(namespace: Namespace): void
  stop(): void
}

interface Deps extends ActivityDeps {
  readonly timers: Pick<Timers, 'signal'>
  readonly clock: Pick<Clock, 'now' | 'monotonic'>
  subscribe(listener: () => void): Undo
}

/** Creates the histories of one core. */
export function createLazyActivity(deps: Deps): LazyActivity {
  const { state, timers, clock } = deps
  const slice = createActivitySlice(state.activity, clock)
  const activity = lazy(async () => (await import('./activity.ts')).createActivity(deps, slice))
  const work = createHistoryWork({ slice, activity, clock })
  const followed = createFollowed(deps, work)

  function refresh(): void {
    const account = followed.account()
    if (account !== undefined) work.load(account, 'first')
  }

  return {
    actions: {
      async readPage({ account = activeAccount(state), cursor, signal = timers.signal() } = {}) {
        if (account === undefined) throw new LatchkeyError('account.none', {})
        return (await activity.load()).readPage({ account, cursor }, signal)
      },
      follow: followed.follow,
      readMore() {
        const account = followed.account()
        const hasMore = account !== undefined && slice.read(account)?.next !== undefined
        if (hasMore && !work.isRunning()) work.load(account, 'next')
      },
      refresh,
    },
    reload(account) {
      work.expire(account)
      if (account === followed.account()) refresh()
    },
    clear: work.clear,
    stop: work.stop,
  }
}

interface Followed {
  follow(): Undo
  /** The account whose history is shown. */
  account(): AccountId | undefined
}

/** Follows which account's history is shown, while there is a view or a page that shows one. */
function createFollowed(
  { state, subscribe }: Pick<Deps, 'state' | 'subscribe'>,
  work: HistoryWork,
): Followed {
  const followers = new Set<symbol>()
  let unsubscribe: Undo = () => {}
  let shown: AccountId | undefined

  function update(): void {
    const account = followers.size > 0 ? activeAccount(state) : undefined
    if (account === shown) return
    work.stop()
    shown = account
    if (account !== undefined && !work.isFresh(account)) work.load(account, 'first')
  }

  return {
    account: () => shown,
    follow() {
      const follower = Symbol('follower')
      if (followers.size === 0) unsubscribe = subscribe(update)
      followers.add(follower)
      update()
      return () => {
        if (!followers.delete(follower) || followers.size > 0) return
        unsubscribe()
        update()
      }
    },
  }
}
