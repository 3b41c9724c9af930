import { hasNamespaceForm, type Namespace, type Session } from '../contract/index.ts'
import type { WalletCard } from '../store/domain-event.ts'
import type { AccountState } from '../store/state/connections.ts'
import type { RootState } from '../store/state/root.ts'

/** Knows the active connection of each namespace. */
export interface AccountSlice {
  read(namespace: Namespace): AccountState | undefined
  session(namespace: Namespace): Session | undefined
  wallet(namespace: Namespace): WalletCard | undefined
  /** The namespaces whose session is being resumed. */
  reconnecting(): readonly Namespace[]
  /** A wallet is connecting, or a session is being resumed; a connected account does not change. */
  begin(namespace: Namespace, status: 'connecting' | 'reconnecting'): void
  /** Connecting or resuming ended without a session; a connected account stays as it is. */
  giveUp(namespace: Namespace): void
  /** Makes a session the active one of its namespace. */
  write(session: Session, wallet: WalletCard): void
  /** No wallet is connected any more: nothing of the account stays. */
  clear(namespace: Namespace): void
}

/** The only writer of `state.accounts`. */
export function createAccountSlice(state: RootState['accounts']): AccountSlice {
  function connected(namespace: Namespace) {
    const account = state[namespace]
    return account?.status === 'connected' ? account : undefined
  }

  return {
    read: (namespace) => state[namespace],
    session: (namespace) => connected(namespace)?.session,
    wallet: (namespace) => connected(namespace)?.wallet,
    reconnecting: () =>
      Object.keys(state)
        .filter(hasNamespaceForm)
        .filter((namespace) => state[namespace]?.status === 'reconnecting'),
    begin(namespace, status) {
      if (connected(namespace) === undefined) state[namespace] = { status }
    },
    giveUp(namespace) {
      if (connected(namespace) === undefined) state[namespace] = { status: 'disconnected' }
    },
    write(session, wallet) {
      state[session.namespace] = { status: 'connected', session, wallet }
    },
    clear(namespace) {
      state[namespace] = { status: 'disconnected' }
    },
  }
}
