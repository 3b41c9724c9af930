import type { Session } from '../contract/index.ts'
import { createConnectFlow } from '../features/connect/connect.flow.ts'
import type { ConnectEvent } from '../features/connect/connect.machine.ts'
import type { Flow } from '../machine/run-machine.ts'
import type { ConnectStep } from '../store/root-state.ts'
import type { AccountFlow } from './account-flow.ts'
import type { FarBase } from './base.ts'
import { heldSession } from './held-session.ts'

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
