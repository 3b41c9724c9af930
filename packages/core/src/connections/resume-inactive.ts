import type { Namespace } from '../contract/index.ts'
import type { Adapters } from '../store/adapters.ts'
import { activeSession, inactiveConnections } from '../store/selectors.ts'
import type { Connection } from '../store/state/connections.ts'
import type { Snapshot } from '../store/state/root.ts'
import { isShared } from '../store/wallet-ids.ts'
import type { ConnectionStore } from './connection-store.ts'
import type { ReadStored } from './read-stored.ts'
import type { CoreSessions } from './sessions.ts'

interface Deps {
  readonly state: Pick<Snapshot, 'accounts' | 'inactive'>
  readonly adapters: Adapters
  readonly sessions: Pick<CoreSessions, 'end' | 'addInactive'>
  readonly stored: Pick<ConnectionStore, 'readInactive' | 'removeInactive'>
  readonly read: ReadStored
}

/** Restores the inactive connections that were there when the page was left, or that another tab has. */
export async function resumeInactive(
  deps: Deps,
  namespace: Namespace,
  signal: AbortSignal,
): Promise<void> {
  const { state, sessions, stored, read } = deps
  const storedIds = (): readonly string[] => stored.readInactive(namespace).walletIds
  for (const { session } of inactiveConnections(state, namespace)) {
    if (!storedIds().includes(session.walletId)) sessions.end(session, 'tab')
  }
  // The oldest first: each that is added is the newest then.
  for (const walletId of [...storedIds()].reverse()) {
    if (isConnected(deps, namespace, walletId)) continue
    try {
      const connection = await read({ namespace, walletId }, signal)
      if (connection !== undefined) add(deps, connection, storedIds().includes(walletId))
      // A wallet of this browser that shares nothing is locked, and stays stored.
      else if (isShared({ walletId })) stored.removeInactive({ namespace, walletId })
    } catch {
      // A wallet that is missing now may be available at the next load.
    }
  }
}

/** Connections and disconnections in the meantime win over a late answer. */
function add(deps: Deps, connection: Connection, isStored: boolean): void {
  const { state, adapters, sessions } = deps
  const { namespace, walletId, id } = connection.session
  if (isConnected(deps, namespace, walletId)) return
  if (!isStored || activeSession(state, namespace) === undefined) {
    adapters.get(namespace)?.sessions.release(id)
    return
  }
  sessions.addInactive(connection)
}

/** Returns true if a wallet is connected on a namespace, active or not. */
export function isConnected(
  { state }: Pick<Deps, 'state'>,
  namespace: Namespace,
  walletId: string,
): boolean {
  const inactive = inactiveConnections(state, namespace).map(({ session }) => session)
  return [activeSession(state, namespace), ...inactive].some(
    (session) => session?.walletId === walletId,
  )
}
