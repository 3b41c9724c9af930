import type { Namespace, NetworkId, Session } from '../contract/index.ts'
import type { RunExclusive } from '../platform/run-exclusive.ts'
import type { DomainEvent, WalletCard } from '../store/domain-event.ts'
import type { Connection } from '../store/state/connections.ts'
import { isShared } from '../store/wallet-ids.ts'
import type { HostWallet } from './host-wallet.ts'
import type { ReadStored } from './read-stored.ts'
import type { StoredConnection, StoredConnections } from './stored-connections.ts'

/** The dependencies of resuming what is stored. */
export interface ResumeStoredDeps {
  readonly stored: StoredConnections
  readonly host: Pick<HostWallet, 'isDue'>
  readonly read: ReadStored
  storedNetwork(namespace: Namespace): NetworkId | undefined
  /** Reads and writes the account's status while its session is looked for. */
  readonly accounts: {
    isConnected(namespace: Namespace): boolean
    /** The namespaces whose session is looked for. */
    reconnecting(): readonly Namespace[]
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

/** One connection that is being resumed. */
export interface Attempt {
  readonly connection: StoredConnection
  readonly signal: AbortSignal
}

/**
 * Every tab reads the accounts that a wallet shares. If nothing changed since the last visit, it
 * writes nothing. Otherwise it changes storage, which concerns other tabs: only one tab at a time
 * does that, after it read the accounts again. Source: docs/security.md, S43.
 */
export async function settle(deps: ResumeStoredDeps, attempt: Attempt): Promise<void> {
  const { connection, signal } = attempt
  const found = await deps.read(connection, signal)
  const isUnchanged = found?.session.networkId === deps.storedNetwork(connection.namespace)
  if (found !== undefined && isUnchanged) restore(deps, attempt, found)
  else await deps.runExclusive(() => readAgain(deps, attempt, found), signal)
}

async function readAgain(
  deps: ResumeStoredDeps,
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

function restore(
  deps: ResumeStoredDeps,
  { connection, signal }: Attempt,
  found: Connection | undefined,
): void {
  const { accounts, sessions } = deps
  const { namespace } = connection
  // Connections and disconnections in the meantime win over a late answer.
  if (signal.aborted || deps.accounts.isConnected(namespace) || !isStored(deps, connection)) {
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
function concludeLate(
  { sessions, accounts }: ResumeStoredDeps,
  found: Connection,
  signal: AbortSignal,
) {
  const { session } = found
  if (signal.aborted) sessions.release(session)
  else if (accounts.isConnected(session.namespace)) sessions.addInactive(found)
  else sessions.discard(session)
}

/**
 * A wallet that shares nothing is locked: it stays stored, and comes back once its owner unlocks it. An inactive
 * wallet takes its place.
 */
function putLast({ stored }: ResumeStoredDeps, { namespace, walletId }: StoredConnection): void {
  const [next, ...others] = stored.readInactive(namespace).walletIds
  if (next === undefined) return
  stored.writeInactive(namespace, { walletIds: [...others, walletId] })
  stored.add({ namespace, walletId: next })
}

/** An inactive wallet takes its place. */
function removeFirst({ stored }: ResumeStoredDeps, namespace: Namespace): void {
  const [next, ...walletIds] = stored.readInactive(namespace).walletIds
  stored.writeInactive(namespace, { walletIds })
  if (next === undefined) stored.remove(namespace)
  else stored.add({ namespace, walletId: next })
}

export function isStored(
  { stored }: ResumeStoredDeps,
  { namespace, walletId }: StoredConnection,
): boolean {
  return stored.list().some((each) => each.namespace === namespace && each.walletId === walletId)
}
