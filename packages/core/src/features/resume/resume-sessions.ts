import {
  type ChainAdapter,
  type LatchkeyError,
  type Namespace,
  type NetworkId,
  type Session,
  toLatchkeyError,
  type Wallet,
} from '../../contract/index.ts'
import type { DomainEvent, WalletCard } from '../../events/domain-event.ts'
import type { StoredConnection } from './list-stored.ts'
import type { StoredConnections } from './stored-connections.ts'

interface Deps {
  readonly stored: StoredConnections
  adapter(namespace: Namespace): ChainAdapter | undefined
  storedNetwork(namespace: Namespace): NetworkId | undefined
  isConnected(namespace: Namespace): boolean
  /** The account shows that an earlier session is being looked for. */
  begin(namespace: Namespace): void
  /** Nothing came of it. */
  giveUp(namespace: Namespace): void
  adopt(session: Session, wallet: WalletCard): void
  /** Lets go of a session that something newer made superfluous. */
  drop(session: Session): void
  publish(event: DomainEvent): void
  /** Two wallets claim to be the stored one: the visitor has to choose. */
  askWhich(connection: StoredConnection): void
}

/** Takes up stored sessions without any prompt. */
export interface Resumer {
  /** Resumes all that is stored and not connected; ends when each one is settled. */
  resumeAll(signal: AbortSignal): Promise<void>
  /** A wallet that came late may be one that is waited for. */
  walletsChanged(wallets: readonly Wallet[], signal: AbortSignal): void
}

/** Makes the resumer of one core. */
export function createResumer(deps: Deps): Resumer {
  const running = new Map<Namespace, AbortSignal>()
  const missing = new Map<Namespace, string>()

  async function resume(connection: StoredConnection, signal: AbortSignal): Promise<void> {
    const { namespace } = connection
    const isRunning = running.get(namespace)?.aborted === false
    if (isRunning || deps.isConnected(namespace)) return
    running.set(namespace, signal)
    missing.delete(namespace)
    deps.begin(namespace)
    await settle(deps, connection, signal).catch((thrown: unknown) => {
      if (!signal.aborted) conclude(connection, toLatchkeyError(thrown))
    })
    if (running.get(namespace) === signal) running.delete(namespace)
  }

  /** A wallet that is missing or failed keeps its place: it may be back at the next load. */
  function conclude(connection: StoredConnection, { code }: LatchkeyError): void {
    if (code === 'wallet.missing') missing.set(connection.namespace, connection.walletId)
    deps.giveUp(connection.namespace)
    if (code === 'wallet.ambiguous' && isStored(deps, connection)) deps.askWhich(connection)
  }

  return {
    async resumeAll(signal) {
      await Promise.all(deps.stored.list().map((connection) => resume(connection, signal)))
    },
    walletsChanged(wallets, signal) {
      for (const { namespace, id } of wallets) {
        const connection = { namespace, walletId: id }
        const isAwaited = missing.get(namespace) === id && isStored(deps, connection)
        if (isAwaited) void resume(connection, signal)
      }
    },
  }
}

async function settle(
  deps: Deps,
  connection: StoredConnection,
  signal: AbortSignal,
): Promise<void> {
  const { namespace, walletId } = connection
  const adapter = deps.adapter(namespace)
  const networkId = deps.storedNetwork(namespace)
  const session = await adapter?.sessions.resume({ walletId, networkId }, signal)
  // Whoever connected or disconnected meanwhile knows better than an answer that comes late.
  if (signal.aborted || deps.isConnected(namespace) || !isStored(deps, connection)) {
    if (session !== undefined) deps.drop(session)
    deps.giveUp(namespace)
    return
  }
  if (session === undefined) {
    deps.stored.forget(namespace)
    deps.giveUp(namespace)
    return
  }
  const wallet = cardOf(adapter, connection)
  deps.adopt(session, wallet)
  deps.publish({ type: 'sessionOpened', session, wallet, isResumed: true })
}

function isStored({ stored }: Deps, { namespace, walletId }: StoredConnection): boolean {
  return stored.list().some((each) => each.namespace === namespace && each.walletId === walletId)
}

function cardOf(adapter: ChainAdapter | undefined, connection: StoredConnection): WalletCard {
  const { namespace, walletId } = connection
  const wallet = adapter?.wallets.list().find(({ id }) => id === walletId)
  return {
    id: walletId,
    namespace,
    name: wallet?.name ?? walletId,
    icon: wallet?.icon,
    rdns: wallet?.rdns,
  }
}
