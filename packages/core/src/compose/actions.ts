import type { Actions } from '../actions.ts'
import { SESSION_HINT } from '../connections/answer-hint.ts'
import { createConnectActions } from '../connections/connect-actions.ts'
import type { ConnectFlow } from '../connections/connect-flow.ts'
import { createConnectionActions } from '../connections/connection-actions.ts'
import { createDisconnect } from '../connections/disconnect-action.ts'
import { type Connected, disconnectPlan } from '../connections/disconnect-plan.ts'
import { findWallet } from '../connections/find-wallet.ts'
import { offerWallets } from '../connections/offer-wallets.ts'
import type { AccountFlow } from '../connections/sessions.ts'
import { rememberKept } from '../connections/store-inactive.ts'
import type { Namespace, Session } from '../contract/index.ts'
import type { LazyEmbeddedWallet } from '../embedded-wallet/lazy-embedded-wallet.ts'
import { createNetworkActions } from '../networks/networks.ts'
import { toNetwork } from '../options/to-network.ts'
import { isEmbedded } from '../wallets/embedded-wallet-id.ts'
import type { Listing } from '../wallets/listing.ts'
import type { Base } from './base.ts'
import type { Flows } from './flows.ts'
import type { Loaders } from './loaders.ts'
import type { ModalActions } from './modal.ts'
import { isPaired, type PairingWire } from './pairing/wire.ts'

/** What these actions set in motion. */
interface Parts {
  readonly account: AccountFlow
  readonly connect: ConnectFlow
  readonly flows: Flows
  readonly loaders: Loaders
  readonly listing: Listing
  readonly pairing: Pick<PairingWire, 'actions'>
  readonly auth: Pick<LazyEmbeddedWallet, 'actions' | 'reaches'>
  readonly modal: ModalActions
}

/** Wires everything that can be asked of one core. */
export function wireActions(base: Base, parts: Parts): Actions {
  const { store, looks, bus } = base
  const { flows, loaders, listing } = parts
  const disconnect = createDisconnect({
    flow: flows.disconnect,
    bus,
    subscribe: store.subscribe,
    plan: (chosen) => disconnectPlan(connections(base), chosen).map(({ session }) => session),
  })
  return {
    ...parts.modal,
    notices: base.slices.notices,
    options: base.slices.options,
    connect: createConnectActions({
      flow: parts.connect,
      bus,
      subscribe: store.subscribe,
      find: (namespace, walletId) => findWallet(base, namespace, walletId),
      push: base.slices.router.push,
    }),
    network: wireNetwork(base, parts),
    connections: createConnectionActions({
      adapter: looks.adapter,
      session: looks.session,
      kept: base.slices.kept,
      adopt: parts.account.follower.adopt,
      bringBack: parts.account.bringBack,
      remember: (...kept) => rememberKept(base, ...kept),
      disconnect,
      offer: (namespace) => offerWallets(base, parts.modal, namespace),
    }),
    async disconnect(namespace) {
      forgetAwaited(base, namespace)
      await disconnect(namespace === undefined ? {} : { namespace })
    },
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

function wireNetwork(base: Base, { flows, modal, auth }: Parts): Actions['network'] {
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
      base.withPicture(toNetwork(input, { chainImages: store.state.options.chainImages })),
    tellUnknown: () => base.alert('SWITCH_NETWORK_NOT_FOUND'),
    publish: bus.publish,
    push: slices.router.push,
    back: modal.router.back,
  })
}

/** A wallet that has not answered yet after a reload is left, too: its late answer is dropped. */
function forgetAwaited({ stored, looks, ports }: Base, namespace: Namespace | undefined): void {
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

function kindOf(session: Session): Connected['kind'] {
  if (isPaired(session)) return 'walletConnect'
  return isEmbedded(session) ? 'auth' : 'local'
}

/** Those that are kept come first: none of them takes the place of one that ends. */
function connections({ adapters, looks, slices }: Base) {
  const namespaces = adapters.map(({ namespace }) => namespace)
  const kept = namespaces.flatMap(slices.kept.list).map(({ session }) => session)
  const active = namespaces.flatMap((namespace) => looks.session(namespace) ?? [])
  return [...kept, ...active].map((session) => {
    const { namespace, id } = session
    return { namespace, id, kind: kindOf(session), session }
  })
}
