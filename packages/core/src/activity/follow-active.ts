import type { AccountId, Lazy, Namespace, Undo } from '../contract/index.ts'
import type { RootState } from '../store/root-state.ts'
import { activeAccount } from '../store/selectors.ts'
import type { ShownList } from './shown-list.ts'

/** One kind of list of accounts, before its code is loaded and after. */
export interface ActiveList {
  readonly actions: Pick<ShownList, 'readMore' | 'refresh'> & {
    /** Shows the list of the active account until undone. */
    follow(): Undo
  }
  /** An account did something: its list is read again, at once where it is followed. */
  reload(account: AccountId): void
  clear(namespace: Namespace): void
  stop(): void
}

interface Deps {
  readonly state: RootState
  /** The lists, once their code is loaded. */
  readonly list: Lazy<Omit<ShownList, 'readUpdates' | 'isRunning'>>
  subscribe(listener: () => void): Undo
  /** The code can't be loaded, so the list can't be read either. */
  fail(account: AccountId): void
}

/** Creates what loads and shows one kind of list of one core. */
export function followActive({ state, list, subscribe, fail }: Deps): ActiveList {
  const followers = new Set<symbol>()
  let unsubscribe: Undo = () => {}
  let shown: AccountId | undefined

  async function show(account: AccountId | undefined): Promise<void> {
    try {
      const loaded = list.current() ?? (await list.load())
      // Another one may be shown by now.
      if (shown === account) loaded.show(account)
    } catch {
      if (account !== undefined && shown === account) fail(account)
    }
  }

  function update(): void {
    const account = followers.size > 0 ? activeAccount(state) : undefined
    const loaded = list.current()
    // A cleared list is no longer shown, and is shown again when another wallet has the same
    // account.
    if (account === (loaded ? loaded.shown() : shown)) return
    shown = account
    if (account !== undefined || loaded) void show(account)
  }

  function follow(): Undo {
    const follower = Symbol('follower')
    if (followers.size === 0) unsubscribe = subscribe(update)
    followers.add(follower)
    update()
    return () => {
      if (!followers.delete(follower) || followers.size > 0) return
      unsubscribe()
      update()
    }
  }

  return {
    actions: {
      follow,
      readMore: () => list.current()?.readMore(),
      refresh() {
        const loaded = list.current()
        if (loaded !== undefined) loaded.refresh()
        else if (shown !== undefined) void show(shown)
      },
    },
    reload: (account) => list.current()?.expire(account),
    clear: (namespace) => list.current()?.clear(namespace),
    stop: () => list.current()?.stop(),
  }
}
