import type { StoredConnection } from '../connections/stored-connections.ts'
import { type Lazy, lazy, type Session, throwIfAborted } from '../contract/index.ts'
import type { EventOf } from '../store/domain-event.ts'
import type { Connection } from '../store/state/connections.ts'
import { isPaired, WALLET_CONNECT_ID } from '../store/wallet-ids.ts'
import type { PairingDeps } from './dependencies.ts'
import type { Pairing } from './pairing.ts'
import { createRelay } from './relay.ts'

/** Pairing before it is loaded. The views and the website reach it by `account.pairing`, see `pairing-front.ts`. */
export interface LazyPairing {
  readonly module: Lazy<Pairing>
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

/**
 * Creates pairing for one core. It is loaded by the first view that needs an address, or by `resume`.
 *
 * @param accountPart - The code that acts on an account: it is there before a session is opened.
 */
export function createLazyPairing(deps: PairingDeps, accountPart: Lazy<unknown>): LazyPairing {
  const relay = createRelay(deps)
  relay.subscribe((change) => {
    if (change.type === 'client') deps.relay.setClientId(change.clientId)
  })
  const pairing = lazy(async () => {
    // The relay is loaded at the same time. A failure is reported to the first request that needs it.
    relay.load().catch(() => undefined)
    const [{ createPairing }] = await Promise.all([import('./pairing.ts'), accountPart.load()])
    const { nodes, override } = deps.relay
    return createPairing({ ...deps, relay }, { nodes, walletMethods: override?.methods })
  })
  return {
    module: pairing,
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
      pairing.current()?.stop()
      relay.stop()
    },
  }
}
