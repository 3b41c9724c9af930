import type { Namespace, Session } from '../contract/index.ts'
import type { Adapters } from '../store/adapters.ts'
import type { Connection, RootState } from '../store/root-state.ts'
import { activeSession } from '../store/selectors.ts'
import type { KeptSlice } from './inactive.state.ts'
import type { Sessions } from './sessions.ts'
import type { StoredConnections } from './stored-connections.ts'

interface Deps {
  readonly state: RootState
  readonly connections: { readonly inactive: KeptSlice }
  readonly adapters: Adapters
  readonly sessions: Pick<Sessions, 'end'>
  readonly stored: StoredConnections
  readonly inactiveStore: { remove(session: Pick<Session, 'namespace' | 'walletId'>): void }
  /** Reads what a stored wallet shares, without any prompt. */
  read(walletId: string): Promise<Connection | undefined>
}

/** Restores the inactive connections that were there when the page was left, or that another tab has. */
export async function resumeInactive(deps: Deps, namespace: Namespace): Promise<void> {
  const { connections, sessions, stored, inactiveStore, read } = deps
  const wanted = (): readonly string[] => stored.listKept(namespace).walletIds
  for (const { session } of connections.inactive.list(namespace)) {
    if (!wanted().includes(session.walletId)) sessions.end(session, 'tab')
  }
  // The oldest first: each that is added is the newest then.
  for (const walletId of [...wanted()].reverse()) {
    if (isConnected(deps, namespace, walletId)) continue
    try {
      const connection = await read(walletId)
      if (connection === undefined) inactiveStore.remove({ namespace, walletId })
      else settle(deps, connection, wanted().includes(walletId))
    } catch {
      // A wallet that can't be asked now may be there at the next load.
    }
  }
}

/** What was connected or disconnected meanwhile wins over an answer that comes late. */
function settle(deps: Deps, connection: Connection, isWanted: boolean): void {
  const { state, connections, adapters } = deps
  const { namespace, walletId, id } = connection.session
  if (isConnected(deps, namespace, walletId)) return
  if (!isWanted || activeSession(state, namespace) === undefined) {
    adapters.get(namespace)?.sessions.release(id)
    return
  }
  connections.inactive.keep(connection)
}

function isConnected(
  { state, connections }: Deps,
  namespace: Namespace,
  walletId: string,
): boolean {
  const inactive = connections.inactive.list(namespace).map(({ session }) => session)
  return [activeSession(state, namespace), ...inactive].some(
    (session) => session?.walletId === walletId,
  )
}
