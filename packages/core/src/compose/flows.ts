import { dropSession } from '../connections/connect-flow.ts'
import type { DisconnectEvent } from '../connections/disconnect.machine.ts'
import { createDisconnectFlow } from '../connections/disconnect.ts'
import { firstOf } from '../connections/first-of.ts'
import { createResumer, type Resumer } from '../connections/resume.ts'
import { resumeKept } from '../connections/resume-inactive.ts'
import type { AccountFlow } from '../connections/sessions.ts'
import type { Namespace } from '../contract/index.ts'
import type { LazyEmbeddedWallet } from '../embedded-wallet/lazy-embedded-wallet.ts'
import type { SwitchEvent } from '../networks/switch-network.machine.ts'
import { createSwitchNetworkFlow } from '../networks/switch-network.ts'
import { createTurns } from '../platform/in-turn.ts'
import type { DisconnectStep, SwitchStep } from '../store/root-state.ts'
import type { Flow } from '../store/run-machine.ts'
import type { Base } from './base.ts'
import type { PairingWire } from './pairing/wire.ts'

/** How sessions are taken up, move and end. */
export interface Flows {
  readonly switchNetwork: Flow<SwitchStep, SwitchEvent>
  readonly disconnect: Flow<DisconnectStep, DisconnectEvent>
  readonly resumer: Resumer
}

/** Wallets that serve several chain families. */
interface Wallets extends Pick<LazyEmbeddedWallet, 'reach'> {
  readonly shared: readonly Pick<PairingWire, 'resume' | 'close'>[]
}

/** Wires the flows that follow upon a session. */
export function createFlows(base: Base, account: AccountFlow, { shared, reach }: Wallets): Flows {
  const { store, looks, bus } = base
  const { state } = store
  const { follower, end } = account
  return {
    switchNetwork: createSwitchNetworkFlow({
      state: state.switchNetwork,
      adapter: looks.adapter,
      session: looks.session,
      network: looks.network,
      reach,
      adopt: (session) => follower.adopt(session),
      publish: bus.publish,
    }),
    disconnect: createDisconnectFlow({
      state: state.disconnect,
      adapter: looks.adapter,
      async tellShared(session) {
        await Promise.all(shared.map((each) => each.close(session)))
      },
      ended: (session) => end(session, 'visitor'),
      publish: bus.publish,
    }),
    resumer: wireResumer(base, account, (...connection) =>
      firstOf(shared, ({ resume }) => resume(...connection)),
    ),
  }
}

/** Where the website is, else where a wallet was when the page was left. */
function storedNetwork({ store, looks, stored }: Base, namespace: Namespace) {
  const { activeNamespace, activeIds } = store.state.network
  const { networkId } = namespace === activeNamespace ? {} : stored.listKept(namespace)
  return (networkId && looks.network(networkId)?.id) ?? activeIds[namespace]
}

function wireResumer(base: Base, account: AccountFlow, shared: PairingWire['resume']): Resumer {
  const { slices, looks, bus, stored } = base
  return createResumer({
    shared,
    stored,
    adapter: looks.adapter,
    storedNetwork: (namespace) => storedNetwork(base, namespace),
    isConnected: (namespace) => looks.session(namespace) !== undefined,
    begin: (namespace) => slices.account.begin(namespace, 'reconnecting'),
    giveUp: slices.account.giveUp,
    adopt: account.follower.renew,
    drop: (session) => dropSession(base, session),
    publish: bus.publish,
    resumeKept: (namespace, read) => void resumeKept({ base, account }, namespace, read),
    askWhich: () => bus.publish({ type: 'walletAmbiguous' }),
    inTurn: createTurns(base, 'resume'),
  })
}
