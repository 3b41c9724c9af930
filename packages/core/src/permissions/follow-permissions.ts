import type { Undo } from '../contract/index.ts'
import { activeAccount, connectedSessions } from '../store/selectors.ts'
import type { RootState } from '../store/state/root.ts'
import type { PermissionsDeps } from './dependencies.ts'
import type { PermissionsSlice } from './permissions.state.ts'
import { type ReadDeps, readPermissions } from './read-permissions.ts'
import type { StoredApprovals } from './stored-approvals.ts'

/** The list of what this website may do, while something shows it. */
export interface PermissionsList {
  /**
   * Reads all permissions of the active account into state, and again with each change of the
   * connections, until all followers have undone it: then the list is cleared. An end that is under
   * way continues.
   */
  follow(): Undo
  /** Reads what is followed again. */
  refresh(): void
  stop(): void
}

/** Creates the list of one core. */
export function followPermissions(
  deps: PermissionsDeps,
  stored: StoredApprovals,
  slice: PermissionsSlice,
): PermissionsList {
  const { state, clock, smartSessions } = deps
  const followers = new Set<symbol>()
  let reading = new AbortController()
  let unsubscribe: Undo = () => {}
  let shown: string | undefined

  async function read(): Promise<void> {
    reading.abort()
    reading = new AbortController()
    const { signal } = reading
    const account = activeAccount(state)
    if (account === undefined) return slice.clear()
    const { origin } = deps.readPage()
    slice.begin(account, origin)
    const readDeps: ReadDeps = {
      ...deps,
      origin,
      now: clock.now,
      smartSessions: async (each) => (await smartSessions.load()).read(each),
      approvals: stored.list,
    }
    const found = await readPermissions(readDeps, account, signal)
    if (!signal.aborted) slice.list(found)
  }

  function update(): void {
    const now = connectionsOf(state)
    if (now === shown) return
    shown = now
    void read()
  }

  function stop(): void {
    unsubscribe()
    followers.clear()
    shown = undefined
    reading.abort()
    slice.clear()
    slice.forgetFailures()
  }

  function follow(): Undo {
    const follower = Symbol('follower')
    followers.add(follower)
    if (followers.size === 1) unsubscribe = deps.subscribe(update)
    update()
    return () => {
      if (followers.delete(follower) && followers.size === 0) stop()
    }
  }

  return {
    follow,
    refresh() {
      if (followers.size > 0) void read()
    },
    stop,
  }
}

/** Changes with the active account and with every connection. */
function connectionsOf(state: RootState): string {
  const sessions = connectedSessions(state).flatMap(({ namespace, id, accounts }) => [
    ...[namespace, id],
    ...accounts,
  ])
  return [activeAccount(state), ...sessions].join(' ')
}
