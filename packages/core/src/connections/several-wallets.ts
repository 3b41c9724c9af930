import { LatchkeyError, type Namespace } from '../contract/index.ts'
import type { Modal } from '../modal/modal.ts'
import type { Adapters } from '../store/adapters.ts'
import { activeSession, inactiveConnections } from '../store/selectors.ts'
import type { RootState } from '../store/state/root.ts'
import type { ConnectionStore } from './connection-store.ts'
import type { Disconnect } from './disconnect.ts'
import type { CoreSessions } from './sessions.ts'

/** Several wallets of one namespace: each stays connected, one of them is active. */
export interface ConnectionsActions {
  /**
   * Makes a wallet the active one of its namespace, with the account of `address` first; without one
   * with the account that was first. Its namespace becomes the active one.
   *
   * @throws LatchkeyError `wallet.none` when it is not connected.
   */
  choose(namespace: Namespace, sessionId: string, address?: string): void
  /**
   * Disconnects one wallet; the next of its namespace, if there is any, takes its place. A wallet
   * that serves several namespaces leaves them all.
   */
  disconnectWallet(namespace: Namespace, sessionId: string): Promise<void>
  /** Offers the wallets of a namespace over what is shown: going back leads there again. */
  another(namespace: Namespace): void
}

interface Deps {
  readonly state: RootState
  readonly adapters: Adapters
  readonly sessions: Pick<CoreSessions, 'activate' | 'activateInactive'>
  readonly stored: Pick<ConnectionStore, 'save'>
  readonly disconnect: Pick<Disconnect, 'chosen'>
  readonly ui: { readonly modal: Pick<Modal, 'filter' | 'push' | 'open'> }
}

/** The functions of visitors and websites for several wallets of a namespace. */
export interface SeveralWallets {
  readonly actions: ConnectionsActions
}

/** Creates the choice between connected wallets. */
export function createSeveralWallets(deps: Deps): SeveralWallets {
  const { state, adapters, sessions, stored, disconnect, ui } = deps
  return {
    actions: {
      choose(namespace, sessionId, address) {
        const before = inactiveConnections(state, namespace).find(
          ({ session }) => session.id === sessionId,
        )
        const session = adapters.get(namespace)?.sessions.choose(sessionId, address)
        if (session === undefined) throw new LatchkeyError('wallet.none', {})
        if (before !== undefined) sessions.activateInactive({ ...before, session })
        else if (activeSession(state, namespace)?.id === sessionId) sessions.activate(session)
        stored.save(namespace, address)
      },
      disconnectWallet: (namespace, id) => disconnect.chosen({ namespace, id }),
      another(namespace) {
        if (state.modal.isOpen) {
          ui.modal.filter(namespace)
          ui.modal.push({ view: 'Connect', params: {} })
        } else ui.modal.open({ view: 'Connect', namespace })
      },
    },
  }
}
