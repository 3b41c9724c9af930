import type { StoredConnection } from '../connections/stored-connections.ts'
import { lazy, type Session, throwIfAborted, type Undo } from '../contract/index.ts'
import type { EventOf } from '../store/domain-event.ts'
import type { Connection } from '../store/root-state.ts'
import { isPaired, WALLET_CONNECT_ID } from '../store/wallet-ids.ts'
import { createAddressRequests } from './address-requests.ts'
import { isHeadlessEnded } from './address-rules.ts'
import { createCodeBesideList } from './code-beside-list.ts'
import type { PairingDeps } from './dependencies.ts'
import { createPairingSlice } from './pairing.state.ts'
import { createPairingActions, type PairingActions } from './pairing-actions.ts'
import { createRelay } from './relay.ts'

/** Pairing before it is loaded: what it takes to know whether it is needed. */
export interface LazyPairing {
  readonly actions: PairingActions
  /** The modal opens: forgets a pairing that a page showed itself and that is over. */
  modalOpening(): void
  /** Requests an address when a view needs one, and cancels when none does any more. */
  follow(): Undo
  /** Shows an address that the website provides. */
  showAddress(uri: string): void
  /** Restores a stored session; undefined when the stored wallet is another one. */
  resume(
    connection: StoredConnection,
    signal: AbortSignal,
  ): Promise<Connection | undefined> | undefined
  /** Another tab changed a session. */
  reread(): void
  /** A connection of any wallet was removed. */
  connectionRemoved(event: EventOf<'connectionRemoved'>): void
  /** The visitor disconnects a session of any wallet. */
  close(session: Session): Promise<void>
  /** The same for a stored session of any wallet that is not restored yet. */
  closeStored(connection: Pick<StoredConnection, 'walletId'>): Promise<void>
  stop(): void
}

/** Creates pairing for one core. It is loaded by the first view that needs an address, or by `resume`. */
export function createLazyPairing(deps: PairingDeps): LazyPairing {
  const { store } = deps
  const slice = createPairingSlice(store.state.pairing)
  const relay = createRelay(deps)
  relay.subscribe((change) => {
    if (change.type === 'client') deps.services.setClientId(change.clientId)
  })
  const pairing = lazy(async () => {
    // The relay is loaded at the same time. A failure is reported to the first request that needs it.
    relay.load().catch(() => undefined)
    const { createPairing } = await import('./pairing.ts')
    const { nodes, override } = deps.relay
    return createPairing({ ...deps, relay, reads: { nodes, walletMethods: override?.methods } })
  })
  const requests = createAddressRequests({ ...deps, pairing, slice })
  const besideList = createCodeBesideList({ ...deps, requests, slice })
  return {
    actions: createPairingActions({ ...deps, pairing, requests, besideList, slice }),
    modalOpening() {
      if (isHeadlessEnded(store.state)) requests.cancel()
    },
    follow() {
      const onStateChange = (): void => {
        requests.onStateChange()
        besideList.onStateChange()
      }
      onStateChange()
      return store.subscribe(onStateChange)
    },
    showAddress: requests.show,
    resume({ walletId, namespace }, signal) {
      if (walletId !== WALLET_CONNECT_ID) return undefined
      return pairing.load().then(({ sessions }) => {
        // Stopped while it was loading: the relay is not loaded again.
        throwIfAborted(signal)
        return sessions.resume(namespace, signal)
      })
    },
    reread: () => pairing.current()?.sessions.syncWithStorage(),
    connectionRemoved(event) {
      if (isPaired(event.session)) pairing.current()?.connectionRemoved(event)
    },
    async close(session) {
      if (isPaired(session)) await pairing.current()?.sessions.close(session)
    },
    async closeStored(connection) {
      if (isPaired(connection)) await (await pairing.load()).sessions.closeStored()
    },
    stop() {
      requests.cancel()
      pairing.current()?.stop()
      relay.stop()
    },
  }
}
