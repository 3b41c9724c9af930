import type { AccountId, Lazy, Namespace, Undo } from '../contract/index.ts'
import type { RootState } from '../store/state/root.ts'
import { followActive } from './follow-active.ts'
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

/**
 * Creates what loads and shows one kind of list of one core. Views show it beside what they are about, and don't wait
 * for its code.
 */
export function createActiveList({ state, list, subscribe, fail }: Deps): ActiveList {
  /** The account whose list is to be shown once the code is loaded. */
  let wanted: AccountId | undefined

  async function load(account: AccountId): Promise<void> {
    try {
      const loaded = await list.load()
      // Another one may be shown by now.
      if (wanted === account) loaded.show(account)
    } catch {
      if (wanted === account) fail(account)
    }
  }

  function show(account: AccountId | undefined): void {
    wanted = account
    const loaded = list.current()
    if (loaded !== undefined) loaded.show(account)
    else if (account !== undefined) void load(account)
  }

  function shown(): AccountId | undefined {
    const loaded = list.current()
    return loaded === undefined ? wanted : loaded.shown()
  }

  return {
    actions: {
      follow: followActive({ state, subscribe, list: { show, shown } }),
      readMore: () => list.current()?.readMore(),
      refresh() {
        const loaded = list.current()
        if (loaded !== undefined) loaded.refresh()
        else if (wanted !== undefined) void load(wanted)
      },
    },
    reload: (account) => list.current()?.expire(account),
    clear: (namespace) => list.current()?.clear(namespace),
    stop: () => list.current()?.stop(),
  }
}
