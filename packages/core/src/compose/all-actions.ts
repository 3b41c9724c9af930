import type { Actions } from '../actions/actions.ts'
import { createConnectActions } from '../actions/connect-actions.ts'
import { createDisconnectAction } from '../actions/disconnect-action.ts'
import { createModalActions } from '../actions/modal-actions.ts'
import { createNetworkActions } from '../actions/network-actions.ts'
import type { Namespace } from '../contract/index.ts'
import type { WalletCard } from '../events/domain-event.ts'
import { type ConnectionKind, disconnectPlan } from '../features/disconnect/plan.ts'
import { toNetwork } from '../features/network/to-network.ts'
import { afterBack } from '../features/router/back.ts'
import { openingRoute } from '../features/router/opening-route.ts'
import type { Route } from '../features/router/routes.ts'
import { canClose } from '../selectors/can-close.ts'
import type { AccountFlows } from './account-flows.ts'
import type { Base } from './base.ts'
import type { ConnectFlows } from './connect-flows.ts'
import { isUnsupported } from './consequences.ts'
import type { Listing } from './listing.ts'

/** What actions set in motion. */
interface Parts {
  readonly account: AccountFlows
  readonly connect: ConnectFlows
  readonly listing: Listing
}

/** Everything that can be asked of one core. */
export function wireActions(base: Base, { account, connect: flows, listing }: Parts): Actions {
  const { slices, store, ports, looks } = base
  const modal = wireModal(base, flows)
  return {
    ...modal,
    connect: createConnectActions({
      flow: flows.connect,
      bus: base.bus,
      subscribe: store.subscribe,
      card: (namespace, walletId) => cardOf(base, namespace, walletId),
      push: slices.router.push,
    }),
    network: wireNetwork(base, flows, modal.router.back),
    disconnect: createDisconnectAction({
      flow: flows.disconnect,
      bus: base.bus,
      subscribe: store.subscribe,
      plan: (namespace) => disconnectPlan(connections(base), namespace),
    }),
    balances: {
      refresh() {
        const active = looks.account()
        if (active !== undefined) void account.balances.load(active, { isForced: false })
      },
    },
    listing: { retry: listing.retry },
    notices: {
      show: (notice) => void slices.notices.show(notice),
      dismiss: () => slices.notices.dismiss(),
    },
    alerts: { dismiss: slices.alerts.dismiss },
    options: slices.options,
    openLink: (href) => ports.windows.open(href),
    copy: (text) => ports.windows.copy(text),
  }
}

function wireModal(base: Base, flows: ConnectFlows): Pick<Actions, 'open' | 'close' | 'router'> {
  const { slices, store, looks, bus } = base
  const { state } = store
  return createModalActions({
    modal: { ...slices.modal, isOpen: () => state.modal.isOpen },
    router: slices.router,
    openingRoute: (requested: Route | undefined) =>
      openingRoute({
        hasAdapters: state.options.hasAdapters,
        isManualWalletConnect: state.options.isManualWalletConnect,
        isMobile: state.device.isMobile,
        address: looks.account(),
        requested,
        isUnsupported: isUnsupported(base),
      }),
    canClose: (isForced) => canClose(store.snapshot(), { isForced }),
    afterBack: () => afterBack(state.router.history),
    isEmbedded: state.options.isEmbedded,
    isConnected: () => looks.account() !== undefined,
    left() {
      flows.connect.send({ type: 'left' })
      flows.switchNetwork.send({ type: 'left' })
    },
    publish: bus.publish,
  })
}

function wireNetwork(base: Base, flows: ConnectFlows, back: () => void): Actions['network'] {
  const { slices, store, looks, bus } = base
  return createNetworkActions({
    flow: flows.switchNetwork,
    bus,
    subscribe: store.subscribe,
    networks: slices.network,
    find: looks.network,
    activeId: looks.activeNetworkId,
    session: looks.session,
    hasAdapter: (namespace) => looks.adapter(namespace) !== undefined,
    toNetwork: (input) =>
      base.withPicture(toNetwork(input, { chainImages: store.state.options.chainImages })),
    tellUnknown: () => base.alert('SWITCH_NETWORK_NOT_FOUND'),
    publish: bus.publish,
    push: slices.router.push,
    back,
  })
}

/** Every session is of a wallet on this page; shared wallets will say what they are. */
function connections({ adapters, looks }: Base): Partial<Record<Namespace, ConnectionKind>> {
  const open = adapters.filter(({ namespace }) => looks.session(namespace) !== undefined)
  return Object.fromEntries(open.map(({ namespace }) => [namespace, 'local']))
}

function cardOf(base: Base, namespace: Namespace, walletId: string): WalletCard | undefined {
  const wallet = base.slices.wallets.find(namespace, walletId)
  if (wallet === undefined) return undefined
  const { id, name, icon, rdns } = wallet
  return { id, namespace, name, icon, rdns }
}
