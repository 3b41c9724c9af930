import {
  type LatchkeyError,
  type Namespace,
  type NetworkId,
  type Session,
  toLatchkeyError,
  type Wallet,
} from '../contract/index.ts'
import type { RunExclusive } from '../platform/run-exclusive.ts'
import type { DomainEvent, WalletCard } from '../store/domain-event.ts'
import type { Connection } from '../store/root-state.ts'
import { isShared } from '../store/wallet-ids.ts'
import type { HostWallet } from './host-wallet.ts'
import type { ReadStored } from './read-stored.ts'
import type { StoredConnection, StoredConnections } from './stored-connections.ts'

interface Deps {
  readonly stored: StoredConnections
  readonly host: Pick<HostWallet, 'isDue'>
  readonly read: ReadStored
  storedNetwork(namespace: Namespace): NetworkId | undefined
  isConnected(namespace: Namespace): boolean
  /** Reads and writes the account's status while its session is looked for. */
  readonly accounts: {
    begin(namespace: Namespace, status: 'reconnecting'): void
    giveUp(namespace: Namespace): void
  }
  readonly sessions: {
    /** Makes the session the active one of its namespace, with the account that the visitor chose. */
    restore(session: Session, wallet: WalletCard): Session
    /** Closes a session that is not needed any more. */
    release(session: Session): void
    /**
     * Makes a session that was found late an inactive one, beside the wallet that was connected
     * first.
     */
    addInactive(connection: Connection): void
    /** Removes a session that another tab ended during the search. */
    discard(session: Session): void
    /** Restores the inactive connections of a namespace. */
    restoreInactive(namespace: Namespace, signal: AbortSignal): void
  }
  emit(event: DomainEvent): void
  readonly runExclusive: RunExclusive
}

/** Resumes stored sessions without any prompt, each namespace by itself. */
export interface ResumeStored {
  /** Resumes all that is stored and not connected; ends when each one is settled. */
  all(signal: AbortSignal): Promise<void>
  /**
   * A wallet that was found late may be a stored one, or the host of the page.
   */
  walletsChanged(wallets: readonly Wallet[], signal: AbortSignal): void
  /** The owner of a wallet unlocked it: it is resumed if it is stored. */
  unlocked(connection: StoredConnection, signal: AbortSignal): void
  /** The visitor disconnects what is still being resumed on a namespace: nothing of it is connected. */
  cancel(namespace: Namespace): void
}

/** Creates what resumes the sessions of one core. */
export function createResumeStored(deps: Deps): ResumeStored {
  const { accounts, stored } = deps
  const running = new Map<Namespace, AbortController>()
  const missing = new Map<Namespace, string>()

  /** @param tried - Ids of the wallets of the namespace that were tried before. */
  async function resume(
    connection: StoredConnection,
    stop: AbortSignal,
    tried: readonly string[] = [],
  ): Promise<void> {
    const { namespace, walletId } = connection
    const isRunning = running.get(namespace)?.signal.aborted === false
    if (stop.aborted || isRunning || deps.isConnected(namespace)) return
    const work = new AbortController()
    const { signal } = work
    stop.addEventListener('abort', () => work.abort(), { once: true, signal })
    running.set(namespace, work)
    missing.delete(namespace)
    accounts.begin(namespace, 'reconnecting')
    const attempt = { connection, signal }
    await settle(deps, attempt).catch(async (thrown: unknown) => {
      if (!signal.aborted) await conclude(attempt, toLatchkeyError(thrown))
    })
    if (running.get(namespace) === work) running.delete(namespace)
    const next = stored.list().find((each) => each.namespace === namespace)
    const known = [...tried, walletId]
    const isOther = next !== undefined && !known.includes(next.walletId)
    if (isOther && !signal.aborted) await resume(next, stop, known)
  }

  /** A wallet that is missing or failed stays stored: it may be there at the next load. */
  async function conclude({ connection, signal }: Attempt, { code }: LatchkeyError): Promise<void> {
    if (code === 'wallet.missing') missing.set(connection.namespace, connection.walletId)
    accounts.giveUp(connection.namespace)
    if (code !== 'wallet.ambiguous') return
    await deps.runExclusive(async () => {
      if (isStored(deps, connection)) deps.emit({ type: 'walletAmbiguous' })
    }, signal)
  }

  return {
    async all(signal) {
      await Promise.all(stored.list().map((connection) => resume(connection, signal)))
    },
    walletsChanged(wallets, signal) {
      for (const { namespace, id, isHost } of wallets) {
        const connection = { namespace, walletId: id }
        const isAwaited = missing.get(namespace) === id && isStored(deps, connection)
        if (isAwaited || (isHost && deps.host.isDue(connection))) void resume(connection, signal)
      }
    },
    unlocked(connection, signal) {
      if (isStored(deps, connection)) void resume(connection, signal)
    },
    cancel(namespace) {
      missing.delete(namespace)
      running.get(namespace)?.abort()
      accounts.giveUp(namespace)
    },
  }
}

/** One connection that is being resumed. */
interface Attempt {
  readonly connection: StoredConnection
  readonly signal: AbortSignal
}

/**
 * Every tab reads the accounts that a wallet shares. If nothing changed since the last visit, it
 * writes nothing. Otherwise it changes storage, which concerns other tabs: only one tab at a time
 * does that, after it read the accounts again. Source: docs/security.md, S43.
 */
async function settle(deps: Deps, attempt: Attempt): Promise<void> {
  const { connection, signal } = attempt
  const found = await deps.read(connection, signal)
  const isUnchanged = found?.session.networkId === deps.storedNetwork(connection.namespace)
  if (found !== undefined && isUnchanged) restore(deps, attempt, found)
  else await deps.runExclusive(() => readAgain(deps, attempt, found), signal)
}

async function readAgain(
  deps: Deps,
  attempt: Attempt,
  before: Connection | undefined,
): Promise<void> {
  let found: Connection | undefined
  try {
    found = await deps.read(attempt.connection, attempt.signal)
  } finally {
    const isOther = before !== undefined && before.session.id !== found?.session.id
    if (isOther) deps.sessions.release(before.session)
  }
  restore(deps, attempt, found)
}

function restore(deps: Deps, { connection, signal }: Attempt, found: Connection | undefined): void {
  const { accounts, sessions } = deps
  const { namespace } = connection
  // Connections and disconnections in the meantime win over a late answer.
  if (signal.aborted || deps.isConnected(namespace) || !isStored(deps, connection)) {
    if (found !== undefined) concludeLate(deps, found, signal)
    accounts.giveUp(namespace)
    return
  }
  if (found === undefined) {
    if (isShared(connection)) removeFirst(deps, namespace)
    else putLast(deps, connection)
    accounts.giveUp(namespace)
    return
  }
  const { wallet } = found
  const session = sessions.restore(found.session, wallet)
  deps.emit({ type: 'sessionOpened', session, wallet, isResumed: true })
  sessions.restoreInactive(namespace, signal)
}

/**
 * Concludes a late search. A wallet that was connected during it is the active one; the one that
 * was found becomes inactive.
 */
function concludeLate({ sessions, isConnected }: Deps, found: Connection, signal: AbortSignal) {
  const { session } = found
  if (signal.aborted) sessions.release(session)
  else if (isConnected(session.namespace)) sessions.addInactive(found)
  else sessions.discard(session)
}

/**
 * A wallet that shares nothing is locked: it stays stored, and comes back once its owner unlocks it. An inactive
 * wallet takes its place.
 */
function putLast({ stored }: Deps, { namespace, walletId }: StoredConnection): void {
  const [next, ...others] = stored.readInactive(namespace).walletIds
  if (next === undefined) return
  stored.writeInactive(namespace, { walletIds: [...others, walletId] })
  stored.add({ namespace, walletId: next })
}

/** An inactive wallet takes its place. */
function removeFirst({ stored }: Deps, namespace: Namespace): void {
  const [next, ...walletIds] = stored.readInactive(namespace).walletIds
  stored.writeInactive(namespace, { walletIds })
  if (next === undefined) stored.remove(namespace)
  else stored.add({ namespace, walletId: next })
}

function isStored({ stored }: Deps, { namespace, walletId }: StoredConnection): boolean {
  return stored.list().some((each) => each.namespace === namespace && each.walletId === walletId)
}
