import type { Undo } from '../contract/index.ts'
import { activeAccount } from '../store/selectors.ts'
import type { RootState } from '../store/state/root.ts'
import type { ShownList } from './shown-list.ts'

interface Deps {
  readonly state: RootState
  readonly list: Pick<ShownList, 'show' | 'shown'>
  subscribe(listener: () => void): Undo
}

/**
 * Creates what shows the list of the active account, and that of the next one when the account changes, until all of
 * its followers have undone it.
 */
export function followActive({ state, list, subscribe }: Deps): () => Undo {
  const followers = new Set<symbol>()
  let unsubscribe: Undo = () => {}

  function update(): void {
    const account = followers.size > 0 ? activeAccount(state) : undefined
    // A cleared list is no longer shown, and is shown again when another wallet has the same
    // account.
    if (account !== list.shown()) list.show(account)
  }

  return () => {
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
}
