import { type ActiveList, createActiveList } from '../activity/active-list.ts'
import { type AccountId, LatchkeyError, lazy, type Undo } from '../contract/index.ts'
import type { Timers } from '../platform/timers.ts'
import { activeAccount } from '../store/selectors.ts'
import type { CollectibleList } from '../store/state/collectibles.ts'
import type { CollectiblesDeps } from './collectibles.ts'

/** How many are read where the website names no other number. */
const LIMIT = 100

/** Actions of views and websites on the collectibles of accounts. */
export interface CollectiblesActions {
  /**
   * Reads what an account holds on its network: one of a kind, or several of the same, spam among them.
   *
   * @param query - `account` is the active one by default; at `limit`, by default 100, reading ends, and so it
   * does after a history of more than 1,000 transactions. Then `hasMore` is true.
   * @throws LatchkeyError `account.none`, `collectibles.failed`, `aborted`.
   */
  read(query?: {
    readonly account?: AccountId | undefined
    readonly limit?: number | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<CollectibleList>
  /**
   * Reads the first collectibles of the active account into state, and those of the next one when the account or
   * the network changes, until undone. While the modal is open they are read again from time to time.
   */
  follow(): Undo
  /** Reads on. Nothing happens while something is being read. */
  readMore(): void
  /** Reads again from the start, for example after a failure. */
  refresh(): void
}

/** Collectibles before their code is loaded, which is when they are shown. */
export interface LazyCollectibles extends ActiveList {
  readonly actions: CollectiblesActions
}

interface Deps extends CollectiblesDeps {
  readonly timers: Pick<Timers, 'after' | 'signal'>
  subscribe(listener: () => void): Undo
}

/** Creates the collectibles of one core. */
export function createLazyCollectibles(deps: Deps): LazyCollectibles {
  const { state, timers, subscribe } = deps
  const list = lazy(async () => (await import('./collectibles.ts')).createCollectibles(deps))
  const { actions, ...active } = createActiveList({
    state,
    subscribe,
    list,
    fail(account) {
      state.collectibles[account] = { status: 'failed', collectibles: [], hasMore: false }
    },
  })

  return {
    actions: {
      async read({ account = activeAccount(state), limit = LIMIT, signal = timers.signal() } = {}) {
        if (account === undefined) throw new LatchkeyError('account.none', {})
        return (await list.load()).read(account, limit, signal)
      },
      ...actions,
    },
    ...active,
  }
}
