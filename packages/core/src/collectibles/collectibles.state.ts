import type { ListSlice, Part } from '../activity/shown-list.ts'
import type { AccountId } from '../contract/index.ts'
import { opaque } from '../store/opaque.ts'
import type { CollectibleList, CollectiblesState } from '../store/state/collectibles.ts'
import type { RootState } from '../store/state/root.ts'

/** Stores what accounts hold. */
export interface CollectiblesSlice extends ListSlice {
  read(account: AccountId): CollectiblesState | undefined
  write(account: AccountId, list: CollectibleList): void
  /** Records a failure. The known collectibles stay. */
  fail(account: AccountId, part: Part): void
}

const NOTHING: CollectiblesState = { status: 'loading', collectibles: [], hasMore: false }

/** The only writer of `state.collectibles`. */
export function createCollectiblesSlice(state: RootState['collectibles']): CollectiblesSlice {
  /** Returns true if there is a list, which may be empty. */
  const isKnown = ({ status }: CollectiblesState): boolean =>
    status !== 'loading' && status !== 'failed'

  function mark(account: AccountId, status: CollectiblesState['status']): void {
    state[account] = { ...(state[account] ?? NOTHING), status }
  }

  return {
    read: (account) => state[account],
    begin(account, part) {
      if (part === 'updates') return
      const before = state[account] ?? NOTHING
      if (part === 'next') mark(account, 'loadingMore')
      else mark(account, isKnown(before) ? 'ready' : 'loading')
    },
    write(account, { collectibles, hasMore }) {
      state[account] = { status: 'ready', collectibles: opaque(collectibles), hasMore }
    },
    fail(account, part) {
      const before = state[account] ?? NOTHING
      if (part === 'next') mark(account, 'moreFailed')
      else if (!isKnown(before)) mark(account, 'failed')
    },
    giveUp(account) {
      const status = state[account]?.status
      if (status === 'loading') delete state[account]
      if (status === 'loadingMore') mark(account, 'ready')
    },
    remove(namespace) {
      // Keys of the record are account ids; Object.keys only knows text.
      for (const account of Object.keys(state) as AccountId[]) {
        if (account.startsWith(`${namespace}:`)) delete state[account]
      }
    },
  }
}
