import type { Namespace, Session } from '../contract/index.ts'
import type { WalletCard } from '../store/domain-event.ts'
import type { Connection } from '../store/state/connections.ts'
import type { RootState } from '../store/state/root.ts'

/** Knows the connections of each namespace besides its active one. */
export interface InactiveSlice {
  list(namespace: Namespace): readonly Connection[]
  find(namespace: Namespace, sessionId: string): Connection | undefined
  /** Adds a connection as the newest, in place of an earlier one of the same session. */
  add(connection: Connection): void
  /** Updates a session and its wallet; one that is not in the list is ignored. */
  update(session: Session, wallet?: WalletCard): void
  remove(namespace: Namespace, sessionId: string): void
  clear(): void
}

/** The only writer of `state.inactive`. */
export function createInactiveSlice(state: Pick<RootState, 'inactive'>): InactiveSlice {
  const list = (namespace: Namespace): readonly Connection[] => state.inactive?.[namespace] ?? []
  const others = (namespace: Namespace, sessionId: string): readonly Connection[] =>
    list(namespace).filter(({ session }) => session.id !== sessionId)

  function write(namespace: Namespace, connections: readonly Connection[]): void {
    const { [namespace]: _before, ...rest } = state.inactive ?? {}
    state.inactive = connections.length > 0 ? { ...rest, [namespace]: connections } : rest
  }

  return {
    list,
    find: (namespace, sessionId) => list(namespace).find(({ session }) => session.id === sessionId),
    add(connection) {
      const { namespace, id } = connection.session
      write(namespace, [connection, ...others(namespace, id)])
    },
    update(session, given) {
      const { namespace, id } = session
      const updated = list(namespace).map(({ wallet, ...each }) =>
        each.session.id === id ? { session, wallet: given ?? wallet } : { ...each, wallet },
      )
      write(namespace, updated)
    },
    remove(namespace, sessionId) {
      const rest = others(namespace, sessionId)
      if (rest.length < list(namespace).length) write(namespace, rest)
    },
    clear() {
      delete state.inactive
    },
  }
}
