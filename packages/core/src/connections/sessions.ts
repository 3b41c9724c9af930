import type { FarBase } from '../compose/base.ts'
import type { Namespace, Session } from '../contract/index.ts'
import type { WalletCard } from '../store/domain-event.ts'
import type { Connection } from '../store/root-state.ts'
import { heldSession } from './find-session.ts'
import { firstOf } from './first-of.ts'
import { createSessionFollower, type SessionFollower } from './follow-sessions.ts'
import { forgetKept, rememberKept } from './store-inactive.ts'

/** Who ended a session. */
export type EndedBy = 'visitor' | 'wallet' | 'tab'

/** Names a session. */
export type SessionKey = Pick<Session, 'namespace' | 'id'>

/** Who is connected. */
export interface AccountFlow {
  readonly follower: SessionFollower
  /**
   * A session is over in its namespace: nothing of it stays in state. Where it was the active one,
   * a wallet that was kept beside it takes its place.
   */
  end(session: SessionKey, by: EndedBy): void
  /** A session of a shared wallet is another one now, wherever it is held; no other is taken in. */
  renew(session: Session, wallet?: WalletCard): void
  /** Makes a kept connection the active one, and its namespace; what was active is kept. */
  bringBack(connection: Connection): void
  /**
   * The same where nobody asked for it here: another namespace stays the active one.
   *
   * @param address - Plain address of the account that was chosen elsewhere.
   */
  exchange(connection: Connection, address?: string): void
}

/** A wallet that serves several namespaces, as far as the accounts need it. */
export interface SharedWallet {
  /** A session is over in its namespace; it may be held in others. */
  ended(session: Session, by: EndedBy): void
}

/** Wires what belongs to the connected person. */
export function createAccountFlow(base: FarBase, shared: readonly SharedWallet[]): AccountFlow {
  const { looks, bus, slices } = base
  const follower = createSessionFollower({
    session: looks.session,
    wallet: looks.wallet,
    replace: slices.kept.keep,
    aside: (session) => slices.kept.renew(session),
    write: (session, wallet, isInFront) => write(base, { session, wallet }, isInFront),
    serve: ({ namespace, id }) => void looks.adapter(namespace)?.sessions.choose(id),
    activeNetwork: (namespace) => base.store.state.network.activeIds[namespace],
    isActive: (namespace) => base.store.state.network.activeNamespace === namespace,
    front: () => looks.session(base.store.state.network.activeNamespace)?.networkId,
    publish: bus.publish,
    ended: (session) => flow.end(session, 'wallet'),
  })

  /** @returns undefined when it is not there any more. */
  function takePlace({ session: kept, wallet }: Connection, address?: string) {
    const session = looks.adapter(kept.namespace)?.sessions.choose(kept.id, address)
    if (session !== undefined) follower.renew(session, wallet)
    else clear(base, shared, { key: kept, by: 'wallet' })
    return session && { session, wallet }
  }

  const flow: AccountFlow = {
    follower,
    end(key, by) {
      const { namespace } = key
      if (!clear(base, shared, { key, by })) return
      const next = by === 'tab' ? undefined : firstOf(slices.kept.list(namespace), takePlace)
      // What another tab goes on with is read from what it stored.
      if (by === 'tab') leaveKept(base, shared, namespace)
      bus.publish({ type: 'sessionClosed', namespace, by })
      if (next === undefined) return
      bus.publish({ type: 'sessionOpened', ...next, isResumed: true })
      rememberKept(base, namespace)
    },
    exchange(connection, address) {
      const taken = takePlace(connection, address)
      if (taken !== undefined) bus.publish({ type: 'sessionOpened', ...taken, isResumed: true })
    },
    renew(session, wallet) {
      const isActive = looks.session(session.namespace)?.id === session.id
      if (isActive) follower.renew(session, wallet)
      else slices.kept.renew(session, wallet)
    },
    bringBack({ session, wallet }) {
      follower.adopt(session, wallet)
      bus.publish({ type: 'sessionOpened', session, wallet, isResumed: true })
    },
  }
  return flow
}

/** Lets go of all that is kept in a namespace. */
function leaveKept(base: FarBase, shared: readonly SharedWallet[], namespace: Namespace): void {
  for (const { session } of base.slices.kept.list(namespace)) {
    clear(base, shared, { key: session, by: 'tab' })
  }
}

interface End {
  readonly key: SessionKey
  readonly by: EndedBy
}

/** @returns Whether it was the active session of its namespace. */
function clear(base: FarBase, shared: readonly SharedWallet[], { key, by }: End): boolean {
  const { looks, slices } = base
  const { namespace, id } = key
  const session = heldSession(base, namespace, id)
  if (session === undefined) return false
  const isActive = looks.session(namespace)?.id === id
  slices.kept.remove(namespace, id)
  if (isActive) slices.account.clear(namespace)
  if (isActive) slices.modal.clearFilter()
  // Whoever presses Disconnect has the wallet told, which lets go of it too.
  if (by !== 'visitor') looks.adapter(namespace)?.sessions.release(id)
  for (const each of shared) each.ended(session, by)
  if (!isActive && by !== 'tab') forgetKept(base, session)
  return isActive
}

function write({ slices, store }: FarBase, connection: Connection, isInFront: boolean): void {
  const { session, wallet } = connection
  slices.kept.remove(session.namespace, session.id)
  slices.account.write(session, wallet)
  const isActive = store.state.network.activeNamespace === session.namespace
  if (isInFront || isActive) slices.network.activate(session.networkId)
  else slices.network.note(session.networkId)
}
