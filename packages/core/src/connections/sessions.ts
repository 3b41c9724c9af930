import type { Namespace, Session } from '../contract/index.ts'
import type { Networks } from '../networks/networks.ts'
import type { Adapters } from '../store/adapters.ts'
import type { EndedBy, EventOf, WalletCard } from '../store/domain-event.ts'
import type { Events } from '../store/events.ts'
import type { Connection, RootState } from '../store/root-state.ts'
import { activeSession, activeWallet, findSession } from '../store/selectors.ts'
import type { AccountSlice } from './accounts.state.ts'
import type { ConnectionStore } from './connection-store.ts'
import { createSessionFollower, type SessionFollower } from './follow-sessions.ts'
import type { InactiveSlice } from './inactive.state.ts'

/** Names a session. */
export type SessionKey = Pick<Session, 'namespace' | 'id'>

/** The sessions of one core: the only way in which one becomes active, changes or ends. */
export interface Sessions extends SessionFollower {
  /**
   * Ends a session in its namespace: nothing of it stays in state. Where it was the active one, an
   * inactive connection of the namespace takes its place.
   */
  end(session: SessionKey, by: EndedBy): void
  /** Makes a session that was just opened the active one, and emits `sessionOpened`. */
  open(opened: Connection, method?: EventOf<'sessionOpened'>['method']): void
  /** Adds a connection that was restored beside the active one. */
  addInactive(connection: Connection): void
  /** Updates a session of a shared wallet, active or not; an unknown one is ignored. */
  update(session: Session, wallet?: WalletCard): void
  /** Makes an inactive connection the active one, and its namespace; the other becomes inactive. */
  activateInactive(connection: Connection): void
  /**
   * The same where another tab did it: the active namespace stays.
   *
   * @param address - Plain address of the account that was chosen there.
   */
  activateAsOtherTab(connection: Connection, address?: string): void
  /** Closes a session that came too late, unless it is one of ours. */
  release(session: Session): void
}

interface SessionsDeps {
  readonly state: RootState
  /** Writers of `state.accounts` and `state.inactive`. */
  readonly connections: { readonly active: AccountSlice; readonly inactive: InactiveSlice }
  readonly adapters: Adapters
  readonly networks: Pick<Networks, 'activate' | 'note'>
  readonly modal: { clearFilter(): void }
  readonly stored: Pick<ConnectionStore, 'save' | 'removeInactive'>
  readonly events: Events
}

/** Creates the sessions of one core. */
export function createSessions(deps: SessionsDeps): Sessions {
  const { state, connections, adapters, stored, events } = deps
  const { inactive } = connections
  const follower = createFollower(deps, (session) => end(session, 'wallet'))

  /** @returns undefined when its wallet closed it meanwhile. */
  function activate({ session: before, wallet }: Connection, address?: string) {
    const session = adapters.get(before.namespace)?.sessions.choose(before.id, address)
    if (session !== undefined) follower.restore(session, wallet)
    else clear(deps, { key: before, by: 'wallet' })
    return session && { session, wallet }
  }

  /** The first inactive connection of a namespace that is still open becomes the active one. */
  function activateNext(namespace: Namespace) {
    for (const connection of inactive.list(namespace)) {
      const activated = activate(connection)
      if (activated !== undefined) return activated
    }
    return undefined
  }

  function end(key: SessionKey, by: EndedBy): void {
    const { namespace } = key
    if (!clear(deps, { key, by })) return
    const next = by === 'tab' ? undefined : activateNext(namespace)
    // What another tab goes on with is read from what it stored.
    if (by === 'tab') clearInactive(deps, namespace)
    events.emit({ type: 'sessionClosed', namespace, by })
    if (next === undefined) return
    events.emit({ type: 'sessionOpened', ...next, isResumed: true })
    stored.save(namespace)
  }

  return {
    ...follower,
    end,
    addInactive: inactive.add,
    open({ session, wallet }, method) {
      follower.activate(session, wallet)
      events.emit({ type: 'sessionOpened', session, wallet, isResumed: false, method })
    },
    activateAsOtherTab(connection, address) {
      const activated = activate(connection, address)
      if (activated === undefined) return
      events.emit({ type: 'sessionOpened', ...activated, isResumed: true })
    },
    update(session, wallet) {
      const isActive = activeSession(state, session.namespace)?.id === session.id
      if (isActive) follower.restore(session, wallet)
      else inactive.update(session, wallet)
    },
    activateInactive({ session, wallet }) {
      follower.activate(session, wallet)
      events.emit({ type: 'sessionOpened', session, wallet, isResumed: true })
    },
    release({ namespace, id }) {
      if (findSession(state, namespace, id) !== undefined) return
      adapters.get(namespace)?.sessions.release(id)
    },
  }
}

/** Follows what wallets do on their own. */
function createFollower(deps: SessionsDeps, ended: (session: SessionKey) => void): SessionFollower {
  const { state, connections, adapters, events } = deps
  const { inactive } = connections
  return createSessionFollower({
    session: (namespace) => activeSession(state, namespace),
    wallet: (namespace) => activeWallet(state, namespace),
    replace: inactive.add,
    inactiveChanged: (session) => inactive.update(session),
    write: (session, wallet, isInFront) => write(deps, { session, wallet }, isInFront),
    serve: ({ namespace, id }) => void adapters.get(namespace)?.sessions.choose(id),
    activeNetwork: (namespace) => state.network.activeIds[namespace],
    isActive: (namespace) => state.network.activeNamespace === namespace,
    activeSessionNetwork: () => activeSession(state, state.network.activeNamespace)?.networkId,
    emit: events.emit,
    ended,
  })
}

function clearInactive(deps: SessionsDeps, namespace: Namespace): void {
  for (const { session } of deps.connections.inactive.list(namespace)) {
    clear(deps, { key: session, by: 'tab' })
  }
}

interface End {
  readonly key: SessionKey
  readonly by: EndedBy
}

/** Removes a session from state. @returns Whether it was the active one of its namespace. */
function clear(deps: SessionsDeps, { key, by }: End): boolean {
  const { state, connections, adapters, modal, stored, events } = deps
  const { namespace, id } = key
  const session = findSession(state, namespace, id)
  if (session === undefined) return false
  const isActive = activeSession(state, namespace)?.id === id
  connections.inactive.remove(namespace, id)
  if (isActive) connections.active.clear(namespace)
  if (isActive) modal.clearFilter()
  // When the visitor disconnects, its wallet is asked to close the session afterwards, which releases it.
  if (by !== 'visitor') adapters.get(namespace)?.sessions.release(id)
  events.emit({ type: 'connectionRemoved', session, by })
  if (!isActive && by !== 'tab') stored.removeInactive(session)
  return isActive
}

function write(
  { state, connections, networks }: SessionsDeps,
  { session, wallet }: Connection,
  isInFront: boolean,
): void {
  connections.inactive.remove(session.namespace, session.id)
  connections.active.write(session, wallet)
  const isActive = state.network.activeNamespace === session.namespace
  if (isInFront || isActive) networks.activate(session.networkId)
  else networks.note(session.networkId)
}
