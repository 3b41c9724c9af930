import {
  type ChainAdapter,
  type LatchkeyError,
  type Namespace,
  type NetworkId,
  type Session,
  toLatchkeyError,
  type Wallet,
} from '../contract/index.ts'
import type { InTurn } from '../platform/in-turn.ts'
import type { Adapters } from '../store/adapters.ts'
import type { DomainEvent, WalletCard } from '../store/domain-event.ts'
import type { Events } from '../store/events.ts'
import type { RootState } from '../store/root-state.ts'
import { activeSession, findNetwork } from '../store/selectors.ts'
import type { AccountSlice } from './accounts.state.ts'
import type { KeptSlice } from './inactive.state.ts'
import type { StoredConnection } from './list-stored.ts'
import { resumeInactive } from './resume-inactive.ts'
import type { Sessions } from './sessions.ts'
import type { InactiveStore } from './store-inactive.ts'
import type { StoredConnections } from './stored-connections.ts'
import { withChosen } from './with-chosen.ts'

/** A session that was taken up, and the face of its wallet. */
export interface TakenUp {
  readonly session: Session
  readonly wallet: WalletCard
}

/** A wallet that serves several namespaces, as far as restoring its sessions goes. */
interface SharedWallet {
  /** @returns undefined when the stored wallet is not its own. */
  resume(
    connection: StoredConnection,
    signal: AbortSignal,
  ): Promise<TakenUp | undefined> | undefined
}

interface ResumeDeps {
  readonly state: RootState
  readonly connections: { readonly active: AccountSlice; readonly inactive: KeptSlice }
  readonly adapters: Adapters
  readonly sessions: Sessions
  readonly stored: StoredConnections
  readonly shared: readonly SharedWallet[]
  readonly inactiveStore: Pick<InactiveStore, 'remove'>
  readonly inTurn: InTurn
  readonly events: Events
}

/** Resumes stored sessions, after a load and when another tab connected. */
export interface Resume extends Pick<Resumer, 'read' | 'walletsChanged'> {
  /** Resumes all that is stored and not connected; ends when each one is settled. */
  all(signal: AbortSignal): Promise<void>
  /** Sessions are being resumed: nothing that happens was done by the visitor. */
  isRunning(): boolean
}

/** Creates what resumes sessions. */
export function createResume(deps: ResumeDeps): Resume {
  const { state, connections, adapters, sessions, stored, shared, inTurn, events } = deps
  const resumer = createResumer({
    shared(connection, signal) {
      for (const wallet of shared) {
        const resumed = wallet.resume(connection, signal)
        if (resumed !== undefined) return resumed
      }
      return undefined
    },
    stored,
    adapter: adapters.get,
    storedNetwork(namespace) {
      const { activeNamespace, activeIds } = state.network
      // The website's own network, else where a wallet was when the page was left.
      const { networkId } = namespace === activeNamespace ? {} : stored.listKept(namespace)
      return (networkId && findNetwork(state, networkId)?.id) ?? activeIds[namespace]
    },
    isConnected: (namespace) => activeSession(state, namespace) !== undefined,
    begin: (namespace) => connections.active.begin(namespace, 'reconnecting'),
    giveUp: connections.active.giveUp,
    adopt: sessions.restore,
    drop: sessions.release,
    emit: events.emit,
    resumeKept: (namespace, read) => void resumeInactive({ ...deps, read }, namespace),
    askWhich: () => events.emit({ type: 'walletAmbiguous' }),
    inTurn,
  })
  let running = 0
  return {
    read: resumer.read,
    walletsChanged: resumer.walletsChanged,
    isRunning: () => running > 0,
    async all(signal) {
      running += 1
      try {
        await resumer.resumeAll(signal)
      } finally {
        running -= 1
      }
    },
  }
}

interface ResumerDeps {
  /** Takes a session up that no adapter holds. @returns undefined when this is none of those. */
  shared?(
    connection: StoredConnection,
    signal: AbortSignal,
  ): Promise<TakenUp | undefined> | undefined
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
  emit(event: DomainEvent): void
  /** Takes up the other wallets of a namespace, each by `read`. */
  resumeKept(namespace: Namespace, read: (walletId: string) => Promise<TakenUp | undefined>): void
  /** Two wallets claim to be the stored one: the visitor has to choose. */
  askWhich(connection: StoredConnection): void
  readonly inTurn: InTurn
}

/** Takes up stored sessions without any prompt. */
export interface Resumer {
  /** Resumes all that is stored and not connected; ends when each one is settled. */
  resumeAll(signal: AbortSignal): Promise<void>
  /** A wallet that came late may be one that is waited for. */
  walletsChanged(wallets: readonly Wallet[], signal: AbortSignal): void
  /** What is left of one connection. @returns undefined when its wallet shares nothing any more. */
  read(connection: StoredConnection, signal: AbortSignal): Promise<TakenUp | undefined>
}

/** Makes the resumer of one core. */
export function createResumer(deps: ResumerDeps): Resumer {
  const running = new Map<Namespace, AbortSignal>()
  const missing = new Map<Namespace, string>()

  async function resume(connection: StoredConnection, signal: AbortSignal): Promise<void> {
    const { namespace } = connection
    const isRunning = running.get(namespace)?.aborted === false
    if (isRunning || deps.isConnected(namespace)) return
    running.set(namespace, signal)
    missing.delete(namespace)
    deps.begin(namespace)
    const attempt = { connection, signal }
    await settle(deps, attempt).catch(async (thrown: unknown) => {
      if (!signal.aborted) await conclude(attempt, toLatchkeyError(thrown))
    })
    if (running.get(namespace) === signal) running.delete(namespace)
    const next = deps.stored.list().find((each) => each.namespace === namespace)
    const isOther = next !== undefined && next.walletId !== connection.walletId
    if (isOther && !signal.aborted) await resume(next, signal)
  }

  /** A wallet that is missing or failed keeps its place: it may be back at the next load. */
  async function conclude({ connection, signal }: Attempt, { code }: LatchkeyError): Promise<void> {
    if (code === 'wallet.missing') missing.set(connection.namespace, connection.walletId)
    deps.giveUp(connection.namespace)
    if (code !== 'wallet.ambiguous') return
    await deps.inTurn(async () => {
      if (isStored(deps, connection)) deps.askWhich(connection)
    }, signal)
  }

  return {
    read: (connection, signal) => read(deps, { connection, signal }),
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

/** One connection that is being taken up. */
interface Attempt {
  readonly connection: StoredConnection
  readonly signal: AbortSignal
}

/**
 * Reading what a wallet shares is every tab's own affair, and where all is as it was left there is no
 * more to do. Anything else changes what is stored and is told to others: that is done in turn, upon
 * what the wallet says then. Source: docs/security.md, S43.
 */
async function settle(deps: ResumerDeps, attempt: Attempt): Promise<void> {
  const found = await read(deps, attempt)
  const isAsLeft = found?.session.networkId === deps.storedNetwork(attempt.connection.namespace)
  if (found !== undefined && isAsLeft) takeUp(deps, attempt, found)
  else await deps.inTurn(() => readAgain(deps, attempt, found), attempt.signal)
}

async function readAgain(
  deps: ResumerDeps,
  attempt: Attempt,
  found: TakenUp | undefined,
): Promise<void> {
  try {
    takeUp(deps, attempt, await read(deps, attempt))
  } catch (thrown) {
    if (found !== undefined) deps.drop(found.session)
    throw thrown
  }
}

async function read(
  deps: ResumerDeps,
  { connection, signal }: Attempt,
): Promise<TakenUp | undefined> {
  return deps.shared?.(connection, signal) ?? readOwn(deps, connection, signal)
}

/** What the adapter's own wallet shares. */
async function readOwn(
  deps: ResumerDeps,
  connection: StoredConnection,
  signal: AbortSignal,
): Promise<TakenUp | undefined> {
  const { namespace, walletId } = connection
  const adapter = deps.adapter(namespace)
  const networkId = deps.storedNetwork(namespace)
  const found = await adapter?.sessions.resume({ walletId, networkId }, signal)
  if (adapter === undefined || found === undefined) return undefined
  return { session: found, wallet: cardOf(adapter, connection) }
}

function takeUp(
  deps: ResumerDeps,
  { connection, signal }: Attempt,
  taken: TakenUp | undefined,
): void {
  const { namespace } = connection
  // Whoever connected or disconnected meanwhile knows better than an answer that comes late.
  if (signal.aborted || deps.isConnected(namespace) || !isStored(deps, connection)) {
    if (taken !== undefined) deps.drop(taken.session)
    deps.giveUp(namespace)
    return
  }
  if (taken === undefined) {
    forgetFirst(deps, namespace)
    deps.giveUp(namespace)
    return
  }
  const { wallet } = taken
  const session = withChosen(deps.adapter(namespace), taken.session, deps.stored)
  deps.adopt(session, wallet)
  deps.emit({ type: 'sessionOpened', session, wallet, isResumed: true })
  deps.resumeKept(namespace, (walletId) =>
    read(deps, { connection: { namespace, walletId }, signal }),
  )
}

/** A wallet that was kept beside it takes its place. */
function forgetFirst({ stored }: ResumerDeps, namespace: Namespace): void {
  const [next, ...walletIds] = stored.listKept(namespace).walletIds
  stored.rememberKept(namespace, { walletIds })
  if (next === undefined) stored.forget(namespace)
  else stored.remember({ namespace, walletId: next })
}

function isStored({ stored }: ResumerDeps, { namespace, walletId }: StoredConnection): boolean {
  return stored.list().some((each) => each.namespace === namespace && each.walletId === walletId)
}

/** The face of a stored connection's wallet, as far as it is known. */
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
