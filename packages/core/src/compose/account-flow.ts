import type { Namespace, Session, SessionChange } from '../contract/index.ts'
import { createSessionFollower, type SessionFollower } from '../features/account/follow-sessions.ts'
import type { Connection } from '../store/root-state.ts'
import type { FarBase } from './base.ts'
import { rememberKept } from './kept.ts'

/** Who is connected. */
export interface AccountFlow {
  readonly follower: SessionFollower
  /**
   * The active session of a namespace is over: nothing of it stays in state. A wallet that was kept
   * beside it takes its place.
   */
  end(namespace: Namespace, by: 'visitor' | 'wallet' | 'tab'): void
  /** Makes a kept connection the active one, and its namespace; what was active is kept. */
  bringBack(connection: Connection): void
  /** The same where nobody asked for it here: another namespace stays the active one. */
  exchange(connection: Connection): void
}

/** What a wallet that serves several namespaces has to know. */
export interface SharedEnds {
  /** Whether a session is one of its own. */
  owns(session: Session): boolean
  ended(session: Session, by: 'visitor' | 'wallet' | 'tab'): void
  /** Something else takes its place. */
  released(session: Session): void
}

/** Wires what belongs to the connected person. */
export function createAccountFlow(base: FarBase, shared: SharedEnds): AccountFlow {
  const { looks, bus } = base
  const follower = createSessionFollower({
    session: looks.session,
    wallet: looks.wallet,
    replace: (connection) => replace(base, shared, connection),
    aside: (change, namespace) => noteAside(base, change, namespace),
    write: (session, wallet, isInFront) => write(base, { session, wallet }, isInFront),
    serve: ({ namespace, id }) => void looks.adapter(namespace)?.sessions.choose(id),
    activeNetwork: (namespace) => base.store.state.network.activeIds[namespace],
    isActive: (namespace) => base.store.state.network.activeNamespace === namespace,
    publish: bus.publish,
    ended: (namespace) => end(namespace, 'wallet'),
  })

  function exchange({ session: { namespace, id }, wallet }: Connection): void {
    const session = looks.adapter(namespace)?.sessions.choose(id)
    if (session === undefined) return
    follower.renew(session, wallet)
    bus.publish({ type: 'sessionOpened', session, wallet, isResumed: true })
  }

  function end(namespace: Namespace, by: 'visitor' | 'wallet' | 'tab'): void {
    const next = clear(base, shared, { namespace, by })
    if (next === undefined) return
    exchange(next)
    if (by !== 'tab') rememberKept(base, namespace)
  }

  return {
    follower,
    end,
    exchange,
    bringBack({ session, wallet }) {
      follower.adopt(session, wallet)
      bus.publish({ type: 'sessionOpened', session, wallet, isResumed: true })
    },
  }
}

/** A wallet that serves several namespaces is one connection, and is left as a whole. */
function replace({ slices, looks }: FarBase, shared: SharedEnds, connection: Connection): void {
  const { session } = connection
  if (!shared.owns(session)) {
    slices.kept.keep(connection)
    return
  }
  looks.adapter(session.namespace)?.sessions.release(session.id)
  shared.released(session)
}

/** What a wallet did that is not the active one. */
function noteAside(base: FarBase, change: SessionChange, namespace: Namespace): void {
  const { kept } = base.slices
  if (change.type === 'changed') {
    kept.renew(change.session)
  } else if (kept.find(namespace, change.sessionId) !== undefined) {
    kept.remove(namespace, change.sessionId)
    rememberKept(base, namespace)
  }
}

function write({ slices, store }: FarBase, connection: Connection, isInFront: boolean): void {
  const { session, wallet } = connection
  slices.kept.remove(session.namespace, session.id)
  slices.account.write(session, wallet)
  const isActive = store.state.network.activeNamespace === session.namespace
  if (isInFront || isActive) slices.network.activate(session.networkId)
  else slices.network.note(session.networkId)
}

interface End {
  readonly namespace: Namespace
  readonly by: 'visitor' | 'wallet' | 'tab'
}

/** @returns The wallet that takes the place of the one that is over. */
function clear(
  { slices, looks, bus }: FarBase,
  shared: SharedEnds,
  { namespace, by }: End,
): Connection | undefined {
  const session = looks.session(namespace)
  if (session === undefined) return undefined
  if (by === 'tab') looks.adapter(namespace)?.sessions.release(session.id)
  slices.account.clear(namespace)
  slices.modal.clearFilter()
  shared.ended(session, by)
  const [next] = slices.kept.list(namespace)
  bus.publish({ type: 'sessionClosed', namespace, by })
  return next
}
