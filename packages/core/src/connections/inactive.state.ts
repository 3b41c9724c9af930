import type { Namespace, Session } from '../contract/index.ts'
import type { WalletCard } from '../store/domain-event.ts'
import type { Connection, RootState } from '../store/root-state.ts'

/** Knows the wallets that stay connected beside the active one. */
export interface KeptSlice {
  list(namespace: Namespace): readonly Connection[]
  find(namespace: Namespace, sessionId: string): Connection | undefined
  /** Keeps a connection, as the newest, in place of an earlier one of the same session. */
  keep(connection: Connection): void
  /** Takes in what a kept session has become, and its wallet; one that is not kept is left alone. */
  update(session: Session, wallet?: WalletCard): void
  remove(namespace: Namespace, sessionId: string): void
  clear(): void
}

/** The only writer of `state.kept`. */
export function createKeptSlice(state: Pick<RootState, 'kept'>): KeptSlice {
  const list = (namespace: Namespace): readonly Connection[] => state.kept?.[namespace] ?? []
  const others = (namespace: Namespace, sessionId: string): readonly Connection[] =>
    list(namespace).filter(({ session }) => session.id !== sessionId)

  function write(namespace: Namespace, connections: readonly Connection[]): void {
    const { [namespace]: _before, ...rest } = state.kept ?? {}
    state.kept = connections.length > 0 ? { ...rest, [namespace]: connections } : rest
  }

  return {
    list,
    find: (namespace, sessionId) => list(namespace).find(({ session }) => session.id === sessionId),
    keep(connection) {
      const { namespace, id } = connection.session
      write(namespace, [connection, ...others(namespace, id)])
    },
    update(session, given) {
      const { namespace, id } = session
      const renewed = list(namespace).map(({ wallet, ...each }) =>
        each.session.id === id ? { session, wallet: given ?? wallet } : { ...each, wallet },
      )
      write(namespace, renewed)
    },
    remove(namespace, sessionId) {
      const left = others(namespace, sessionId)
      if (left.length < list(namespace).length) write(namespace, left)
    },
    clear() {
      delete state.kept
    },
  }
}
