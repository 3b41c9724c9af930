import {
  assertNever,
  type ChainAdapter,
  type Namespace,
  type Session,
  type SessionChange,
  type Undo,
} from '../contract/index.ts'
import type { Modal } from '../modal/modal.ts'
import type { EndedBy, EventOf, WalletCard } from '../store/domain-event.ts'
import { activeSession, findSession } from '../store/selectors.ts'
import type { Connection } from '../store/state/connections.ts'
import type { RootState } from '../store/state/root.ts'
import { type ActivationDeps, activateSession } from './activate-session.ts'
import type { ConnectionStore } from './connection-store.ts'
import { type FollowDeps, followSessions } from './follow-sessions.ts'
import { cardOf } from './read-stored.ts'

/** Names a session. */
export type SessionKey = Pick<Session, 'namespace' | 'id'>

/** The sessions of one core: the only way in which one becomes active, changes or ends. */
export interface CoreSessions {
  /** Makes a session the active one of its namespace, and its namespace the active one. */
  activate(session: Session, wallet?: WalletCard): void
  /** The same for what the visitor did not request just now: the active namespace stays. */
  restore(session: Session, wallet?: WalletCard): void
  /** Applies what the wallets of an adapter do on their own. */
  follow(adapter: ChainAdapter): Undo
  /**
   * Ends a session in its namespace: nothing of it stays in state. Where it was the active one, an
   * inactive connection of the namespace takes its place.
   */
  end(session: SessionKey, by: EndedBy): void
  /** Makes a session that was just opened the active one, and emits `sessionOpened`. */
  open(opened: Connection, method?: EventOf<'sessionOpened'>['method']): void
  /** Adds a connection that was restored beside the active one. */
  addInactive(connection: Connection): void
  /** Updates a session, active or not; an unknown one is ignored. */
  update(session: Session, wallet?: WalletCard): void
  /** Makes an inactive connection the active one, and its namespace; the other becomes inactive. */
  activateInactive(connection: Connection): void
  /**
   * The same where another tab did it: the active namespace stays.
   *
   * @param address - Plain address of the account that was chosen there.
   */
  activateAsOtherTab(connection: Connection, address?: string): void
  /** Closes a session that was opened too late, unless it is in use. */
  release(session: Session): void
  /** The same for one that was found late, after another tab ended it; emits `connectionRemoved`. */
  discard(session: Session): void
}

interface Deps extends ActivationDeps, FollowDeps {
  readonly state: RootState
  readonly ui: { readonly modal: Pick<Modal, 'clearFilter'> }
  readonly stored: Pick<ConnectionStore, 'save' | 'removeInactive'>
}

/** Creates the sessions of one core. */
export function createSessions(deps: Deps): CoreSessions {
  const { state, connections, adapters, events } = deps
  const activate = (session: Session, wallet?: WalletCard): void =>
    activateSession(deps, { session, wallet, activatesNamespace: true })

  return {
    activate,
    restore: (session, wallet) => restore(deps, session, wallet),
    follow: (adapter) => followSessions(deps, adapter, (change) => apply(deps, adapter, change)),
    end: (key, by) => end(deps, key, by),
    open({ session, wallet }, method) {
      activate(session, wallet)
      events.emit({ type: 'sessionOpened', session, wallet, isResumed: false, method })
    },
    addInactive: connections.inactive.add,
    update: (session, wallet) => update(deps, session, wallet),
    activateInactive({ session, wallet }) {
      activate(session, wallet)
      events.emit({ type: 'sessionOpened', session, wallet, isResumed: true })
    },
    activateAsOtherTab(connection, address) {
      const activated = restoreIfOpen(deps, connection, address)
      if (activated === undefined) return
      events.emit({ type: 'sessionOpened', ...activated, isResumed: true })
    },
    release({ namespace, id }) {
      if (findSession(state, namespace, id) !== undefined) return
      adapters.get(namespace)?.sessions.release(id)
    },
    discard(session) {
      const { namespace, id } = session
      if (findSession(state, namespace, id) !== undefined) return
      adapters.get(namespace)?.sessions.release(id)
      events.emit({ type: 'connectionRemoved', session, by: 'tab' })
    },
  }
}

function apply(deps: Deps, adapter: ChainAdapter, change: SessionChange): void {
  switch (change.type) {
    case 'opened':
      adopt(deps, adapter, change)
      break
    case 'closed':
      endOwn(deps, adapter, change)
      break
    case 'unlocked':
      // It is resumed, if it is stored.
      break
    case 'changed':
      update(deps, change.session)
      break
    case 'sent':
      deps.events.emit({ ...change, type: 'transactionSent' })
      break
    default:
      assertNever(change)
  }
}

/** A wallet ended its session, for now or for good. */
function endOwn(
  deps: Deps,
  { namespace }: ChainAdapter,
  { sessionId: id, isLocked }: Extract<SessionChange, { readonly type: 'closed' }>,
): void {
  end(deps, { namespace, id }, isLocked ? 'lock' : 'wallet')
}

/** The website's own library connected a wallet, resumed its session, or made it the active one. */
function adopt(
  deps: Deps,
  adapter: ChainAdapter,
  { session, isResumed }: Extract<SessionChange, { readonly type: 'opened' }>,
): void {
  const { state, stored, events } = deps
  const { namespace, walletId } = session
  const isActive = activeSession(state, namespace)?.id === session.id
  const known = findSession(state, namespace, session.id)
  const wallet = cardOf(adapter, { namespace, walletId })
  if (isActive || isResumed) restore(deps, session, wallet)
  else activateSession(deps, { session, wallet, activatesNamespace: true })
  if (isActive) return
  events.emit({
    type: 'sessionOpened',
    session,
    wallet,
    isResumed: isResumed || known !== undefined,
  })
  stored.save(namespace)
}

function restore(deps: Deps, session: Session, wallet?: WalletCard): void {
  activateSession(deps, { session, wallet, activatesNamespace: false })
}

function update(deps: Deps, session: Session, wallet?: WalletCard): void {
  const isActive = activeSession(deps.state, session.namespace)?.id === session.id
  if (isActive) restore(deps, session, wallet)
  else deps.connections.inactive.update(session, wallet)
}

function end(deps: Deps, key: SessionKey, by: EndedBy): void {
  const { stored, events } = deps
  const { namespace } = key
  if (!clear(deps, key, by)) return
  const next = by === 'tab' ? undefined : restoreNext(deps, namespace)
  // The session that another tab uses now is read from storage.
  if (by === 'tab') clearInactive(deps, namespace)
  events.emit({ type: 'sessionClosed', namespace, by })
  if (next === undefined) return
  events.emit({ type: 'sessionOpened', ...next, isResumed: true })
  stored.save(namespace)
}

/** The first inactive connection of a namespace that is still open becomes the active one. */
function restoreNext(deps: Deps, namespace: Namespace): Connection | undefined {
  for (const connection of deps.connections.inactive.list(namespace)) {
    const activated = restoreIfOpen(deps, connection)
    if (activated !== undefined) return activated
  }
  return undefined
}

/** @returns undefined if its wallet closed it in the meantime. */
function restoreIfOpen(
  deps: Deps,
  { session: before, wallet }: Connection,
  address?: string,
): Connection | undefined {
  const session = deps.adapters.get(before.namespace)?.sessions.choose(before.id, address)
  if (session !== undefined) restore(deps, session, wallet)
  else clear(deps, before, 'wallet')
  return session && { session, wallet }
}

function clearInactive(deps: Deps, namespace: Namespace): void {
  for (const { session } of deps.connections.inactive.list(namespace)) {
    clear(deps, session, 'tab')
  }
}

/** Removes a session from state. @returns Whether it was the active one of its namespace. */
function clear(deps: Deps, { namespace, id }: SessionKey, by: EndedBy): boolean {
  const { state, connections, adapters, ui, stored, events } = deps
  const session = findSession(state, namespace, id)
  if (session === undefined) return false
  const isActive = activeSession(state, namespace)?.id === id
  connections.inactive.remove(namespace, id)
  if (isActive) connections.active.clear(namespace)
  if (isActive) ui.modal.clearFilter()
  // When the visitor disconnects, the wallet closes the session afterwards, which releases it.
  if (by !== 'visitor') adapters.get(namespace)?.sessions.release(id)
  events.emit({ type: 'connectionRemoved', session, by })
  if (!isActive && by !== 'tab' && by !== 'lock') stored.removeInactive(session)
  return isActive
}
