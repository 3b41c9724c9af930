import type { Namespace, Session } from '../contract/index.ts'
import { createSessionFollower, type SessionFollower } from '../features/account/follow-sessions.ts'
import type { Base } from './base.ts'

/** Who is connected. */
export interface AccountFlow {
  readonly follower: SessionFollower
  /** A session is over: nothing of it stays in state. */
  end(namespace: Namespace, by: 'visitor' | 'wallet' | 'tab'): void
}

/** What a wallet that serves several namespaces has to know. */
export interface SharedEnds {
  ended(session: Session, by: 'visitor' | 'wallet' | 'tab'): void
  /** Something else takes its place. */
  released(session: Session): void
}

/** Wires what belongs to the connected person. */
export function createAccountFlow(base: Base, shared: SharedEnds): AccountFlow {
  const { slices, looks, bus } = base

  function end(namespace: Namespace, by: 'visitor' | 'wallet' | 'tab'): void {
    const session = looks.session(namespace)
    if (session === undefined) return
    if (by === 'tab') looks.adapter(namespace)?.sessions.release(session.id)
    slices.account.clear(namespace)
    slices.modal.clearFilter()
    shared.ended(session, by)
    bus.publish({ type: 'sessionClosed', namespace, by })
  }

  const follower = createSessionFollower({
    session: looks.session,
    wallet: looks.wallet,
    release(session) {
      looks.adapter(session.namespace)?.sessions.release(session.id)
      shared.released(session)
    },
    write(session, wallet) {
      slices.account.write(session, wallet)
      slices.network.activate(session.networkId)
    },
    activeNetwork: (namespace) => base.store.state.network.activeIds[namespace],
    publish: bus.publish,
    ended: (namespace) => end(namespace, 'wallet'),
  })

  return { follower, end }
}
