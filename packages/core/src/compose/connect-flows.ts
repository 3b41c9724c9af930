import type { Namespace, Session } from '../contract/index.ts'
import { createConnectFlow } from '../features/connect/connect.flow.ts'
import type { ConnectEvent } from '../features/connect/connect.machine.ts'
import { createDisconnectFlow } from '../features/disconnect/disconnect.flow.ts'
import type { DisconnectEvent } from '../features/disconnect/disconnect.machine.ts'
import { createSwitchNetworkFlow } from '../features/network/switch-network.flow.ts'
import type { SwitchEvent } from '../features/network/switch-network.machine.ts'
import { createResumer, type Resumer } from '../features/resume/resume-sessions.ts'
import type { Flow } from '../machine/run-machine.ts'
import type { ConnectStep, DisconnectStep, SwitchStep } from '../store/root-state.ts'
import type { AccountFlows } from './account-flows.ts'
import type { Base } from './base.ts'

/** How sessions begin, move and end. */
export interface ConnectFlows {
  readonly connect: Flow<ConnectStep, ConnectEvent>
  readonly switchNetwork: Flow<SwitchStep, SwitchEvent>
  readonly disconnect: Flow<DisconnectStep, DisconnectEvent>
  readonly resumer: Resumer
}

/** Wires the flows that open and close sessions. */
export function createConnectFlows(base: Base, { follower, end }: AccountFlows): ConnectFlows {
  const { store, looks, bus } = base
  const { state } = store
  return {
    connect: createConnectFlow({
      state: state.connect,
      adapter: looks.adapter,
      wantedNetwork: (namespace) => state.network.activeIds[namespace],
      adopt: follower.adopt,
      drop: (session) => drop(base, session),
      publish: bus.publish,
    }),
    switchNetwork: createSwitchNetworkFlow({
      state: state.switchNetwork,
      adapter: looks.adapter,
      session: looks.session,
      network: looks.network,
      adopt: (session) => follower.adopt(session),
      publish: bus.publish,
    }),
    disconnect: createDisconnectFlow({
      state: state.disconnect,
      adapter: looks.adapter,
      session: looks.session,
      ended: (namespace) => end(namespace, 'visitor'),
      publish: bus.publish,
    }),
    resumer: wireResumer(base, follower.adopt),
  }
}

function wireResumer(base: Base, adopt: AccountFlows['follower']['adopt']): Resumer {
  const { store, slices, looks, bus, stored } = base
  return createResumer({
    stored,
    adapter: looks.adapter,
    storedNetwork: (namespace: Namespace) => store.state.network.activeIds[namespace],
    isConnected: (namespace) => looks.session(namespace) !== undefined,
    begin: (namespace) => slices.account.begin(namespace, 'reconnecting'),
    giveUp: slices.account.giveUp,
    adopt,
    drop: (session) => drop(base, session),
    publish: bus.publish,
    askWhich: () => base.bus.publish({ type: 'walletAmbiguous' }),
  })
}

/** Lets go of a session that came too late, unless it is the one that is connected. */
function drop({ looks }: Base, { namespace, id }: Session): void {
  if (looks.session(namespace)?.id !== id) looks.adapter(namespace)?.sessions.release(id)
}
