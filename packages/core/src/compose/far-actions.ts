import type { Actions } from '../actions/actions.ts'
import { createConnectActions } from '../actions/connect-actions.ts'
import { createConnectionActions } from '../actions/connection-actions.ts'
import { createDisconnectAction, endSessions } from '../actions/disconnect-action.ts'
import { createNetworkActions } from '../actions/network-actions.ts'
import type { Namespace, Session } from '../contract/index.ts'
import { type ConnectionKind, disconnectPlan } from '../features/disconnect/plan.ts'
import { SESSION_HINT } from '../features/tabs/answer-hint.ts'
import type { AccountFlow } from './account-flow.ts'
import { type AuthWire, isEmbedded } from './auth/wire.ts'
import type { Base, FarBase } from './base.ts'
import type { ConnectFlow } from './connect-flow.ts'
import { findCard } from './early-connect.ts'
import type { FarFlows } from './far-flows.ts'
import { rememberKept } from './kept.ts'
import type { Listing } from './listing.ts'
import type { Loaders } from './loaders.ts'
import { isPaired, type PairingWire } from './pairing/wire.ts'
import type { FarActions, ModalActions } from './stages.ts'

/** What these actions set in motion. */
interface Parts {
  readonly account: AccountFlow
  readonly connect: ConnectFlow
  readonly flows: FarFlows
  readonly loaders: Loaders
  readonly listing: Listing
  readonly pairing: Pick<PairingWire, 'actions'>
  readonly auth: Pick<AuthWire, 'actions' | 'reaches'>
  readonly modal: ModalActions
}

/** Wires what is asked for once somebody is connected, or looks around. */
export function wireFarActions(base: FarBase, parts: Parts): FarActions {
  const { store, looks, bus } = base
  const { flows, loaders, listing } = parts
  const ends = { flow: flows.disconnect, bus, subscribe: store.subscribe }
  return {
    connect: createConnectActions({
      flow: parts.connect,
      bus,
      subscribe: store.subscribe,
      find: (namespace, walletId) => findCard(base, namespace, walletId),
      push: base.slices.router.push,
    }),
    network: wireNetwork(base, parts),
    connections: createConnectionActions({
      adapter: looks.adapter,
      session: looks.session,
      kept: base.slices.kept,
      adopt: parts.account.follower.adopt,
      bringBack: (held) => parts.account.bringBack(held),
      end: (namespace, sessionId) =>
        endSessions(ends, () => {
          // Another one may have taken its place meanwhile.
          const isActive = looks.session(namespace)?.id === sessionId
          const namespaces = isActive ? disconnectPlan(connections(base), namespace) : []
          return { namespaces, whole: [] }
        }),
      remember: (...kept) => rememberKept(base, ...kept),
      tellTabs: () => base.ports.tabs.say(SESSION_HINT),
    }),
    disconnect: createDisconnectAction({
      ...ends,
      plan: (namespace) => disconnectPlan(connections(base), namespace),
      forgetAwaited: (namespace) => forgetAwaited(base, namespace),
    }),
    balances: {
      refresh() {
        const active = looks.account()
        if (active !== undefined) void loaders.balances.load(active, { isForced: false })
      },
    },
    listing: listing.actions,
    pairing: parts.pairing.actions,
    auth: parts.auth.actions,
    alerts: { dismiss: base.slices.alerts.dismiss },
    openLink: (href) => base.ports.windows.open(href),
    copy: (text) => base.ports.windows.copy(text),
  }
}

function wireNetwork(base: FarBase, { flows, modal, auth }: Parts): Actions['network'] {
  const { slices, store, looks, bus } = base
  return createNetworkActions({
    flow: flows.switchNetwork,
    bus,
    subscribe: store.subscribe,
    networks: slices.network,
    find: looks.network,
    activeId: looks.activeNetworkId,
    session: looks.session,
    reaches: auth.reaches,
    isConnected: () => looks.account() !== undefined,
    hasAdapter: (namespace) => looks.adapter(namespace) !== undefined,
    toNetwork: (input) =>
      base.withPicture(base.toNetwork(input, { chainImages: store.state.options.chainImages })),
    tellUnknown: () => base.alert('SWITCH_NETWORK_NOT_FOUND'),
    publish: bus.publish,
    push: slices.router.push,
    back: modal.router.back,
  })
}

/** A wallet that has not answered yet after a reload is left, too: its late answer is dropped. */
function forgetAwaited({ stored, looks, ports }: FarBase, namespace: Namespace | undefined): void {
  const awaited = stored
    .list()
    .map((each) => each.namespace)
    .filter((each) => each === (namespace ?? each) && looks.session(each) === undefined)
  for (const each of awaited) {
    stored.forget(each)
    stored.rememberKept(each, { walletIds: [] })
  }
  if (awaited.length > 0) ports.tabs.say(SESSION_HINT)
}

function kindOf(session: Session): ConnectionKind {
  if (isPaired(session)) return 'walletConnect'
  return isEmbedded(session) ? 'auth' : 'local'
}

function connections({ adapters, looks }: Base): Partial<Record<Namespace, ConnectionKind>> {
  const kinds = adapters.flatMap(({ namespace }): readonly [Namespace, ConnectionKind][] => {
    const session = looks.session(namespace)
    if (session === undefined) return []
    return [[namespace, kindOf(session)]]
  })
  return Object.fromEntries(kinds)
}
