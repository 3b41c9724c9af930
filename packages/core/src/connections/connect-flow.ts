import type { FarBase } from '../compose/base.ts'
import type { Session } from '../contract/index.ts'
import type { ConnectStep } from '../store/root-state.ts'
import type { Flow } from '../store/run-machine.ts'
import type { ConnectEvent } from './connect.machine.ts'
import { createConnectFlow } from './connect.ts'
import { heldSession } from './find-session.ts'
import type { AccountFlow } from './sessions.ts'

/** How a session begins. */
export type ConnectFlow = Flow<ConnectStep, ConnectEvent>

/** Wires the flow that opens sessions. */
export function wireConnectFlow(base: FarBase, { follower }: AccountFlow): ConnectFlow {
  const { store, looks, bus } = base
  const { state } = store
  return createConnectFlow({
    state: state.connect,
    adapter: looks.adapter,
    wantedNetwork: (namespace) => state.network.activeIds[namespace],
    adopt: follower.adopt,
    drop: (session) => dropSession(base, session),
    publish: bus.publish,
  })
}

/** Lets go of a session that came too late, unless it is connected. */
export function dropSession(base: FarBase, { namespace, id }: Session): void {
  if (heldSession(base, namespace, id) === undefined) {
    base.looks.adapter(namespace)?.sessions.release(id)
  }
}
