import type { Actions } from '../actions/actions.ts'
import { type Namespace, namespaceOf } from '../contract/index.ts'
import type { Reaction } from '../events/bus.ts'
import type { WalletCard } from '../events/domain-event.ts'
import { isUnsupportedChainDue } from '../features/network/supported.ts'
import { writeRecent } from '../features/recent/read-recent.ts'
import { afterSwitch } from '../features/router/after-switch.ts'
import { SESSION_HINT } from '../features/tabs/follow-other-tabs.ts'
import type { Track } from '../features/telemetry/track.ts'
import { allReactions } from '../reactions/index.ts'
import type { AccountFlows } from './account-flows.ts'
import type { Base } from './base.ts'
import type { ConnectFlows } from './connect-flows.ts'

interface Deps {
  readonly base: Base
  readonly account: AccountFlows
  readonly connect: ConnectFlows
  readonly actions: Actions
  readonly track: Track
  readonly life: { isResuming(): boolean; isEcho(): boolean }
  prefetchImages(): void
}

/** Whether the wallet is on a network that the website cannot work with. */
export function isUnsupported({ store, looks }: Base): boolean {
  const { network, options } = store.state
  const id = network.activeIds[network.activeNamespace]
  return (
    looks.account() !== undefined &&
    isUnsupportedChainDue({
      isSupported: network.supported.some((each) => each.id === id),
      canSwitchNetwork: options.canSwitchNetwork,
      allowUnsupportedChain: options.allowUnsupportedChain,
      // Sessions of the basic wallet-connect view come with the relay.
      hasBasicWalletConnect: false,
    })
  )
}

/** Hands every consequence what it asks for. */
export function wireReactions(deps: Deps): readonly Reaction[] {
  const { base, account, actions, life } = deps
  const { slices, looks, ports, stored } = base
  const modal = lookAtModal(base)
  const close = (): void => actions.close({ isForced: true })
  return allReactions({
    clock: base.timers,
    recent: { remember: (wallet) => rememberRecent(base, wallet) },
    stored,
    identity: account.identity,
    balances: account.balances,
    session: looks.session,
    track: deps.track,
    forget: {
      stored,
      network: { forget: (namespace, options) => forgetNetwork(base, namespace, options) },
      loaders: { stop: () => stopLoaders(account) },
      connect: { leave: (namespace) => leaveConnected(deps.connect, namespace) },
      balances: slices.balances,
      identities: slices.identity,
    },
    networks: {
      stored: { remember: (id) => ports.storage.set(base.key('active_caip_network_id'), id) },
    },
    unsupported: {
      isUnsupported: () => isUnsupported(base),
      isResuming: life.isResuming,
      modal,
      show: () => actions.open(),
      close,
    },
    ambiguous: { modal, show: () => actions.open({ view: 'Connect' }) },
    afterSwitch: {
      modal,
      isUnsupported: () => isUnsupported(base),
      leave: () => leaveSwitch(base, close),
    },
    afterSession: { modal, close, restore: slices.router.restore },
    afterConnect: {
      modal,
      close,
      isStillShown: (wallet) => isShown(deps.connect, wallet),
    },
    tabs: { tabs: { tell: () => ports.tabs.say(SESSION_HINT) }, isEcho: life.isEcho },
    failures: { notices: slices.notices },
    onOpen: {
      images: { prefetch: deps.prefetchImages },
      balances: { refresh: actions.balances.refresh },
    },
    onClose: { modal, flows: { leave: () => leaveFlows(deps.connect) } },
  })
}

function isShown({ connect }: ConnectFlows, { id, namespace }: WalletCard): boolean {
  const step = connect.state()
  const isSame = step.step !== 'idle' && step.wallet.id === id
  return isSame && step.step === 'connected' && step.wallet.namespace === namespace
}

function lookAtModal({ store, looks, slices }: Base) {
  return {
    history: () => store.state.router.history,
    isOpen: () => store.state.modal.isOpen,
    view: () => looks.route().view,
    route: looks.route,
    clearFilter: slices.modal.clearFilter,
    clearLoading: slices.modal.clearLoading,
  }
}

function rememberRecent({ slices, store, ports, key }: Base, wallet: WalletCard): void {
  slices.recent.remember(wallet)
  ports.storage.set(key('recent_wallets'), writeRecent(store.snapshot().recent.wallets))
}

/** A network that only the wallet was on means nothing without it. */
function forgetNetwork(
  { store, slices, looks, ports, key }: Base,
  namespace: Namespace,
  { isStoredToo }: { readonly isStoredToo: boolean },
): void {
  if (isStoredToo) ports.storage.remove(key('active_caip_network_id'))
  const active = store.state.network.activeIds[namespace]
  if (active === undefined || looks.network(active) !== undefined) return
  const first = store.state.network.supported.find(({ id }) => namespaceOf(id) === namespace)
  if (first !== undefined) slices.network.note(first.id)
}

function leaveSwitch({ store, slices }: Base, close: () => void): void {
  const left = afterSwitch(store.state.router.history)
  if (left === 'close') close()
  else slices.router.restore(left)
}

function stopLoaders({ balances, identity }: AccountFlows): void {
  balances.stop()
  identity.stop()
}

function leaveConnected({ connect }: ConnectFlows, namespace: Namespace): void {
  const step = connect.state()
  if (step.step === 'connected' && step.wallet.namespace === namespace) {
    connect.send({ type: 'left' })
  }
}

function leaveFlows({ connect, switchNetwork }: ConnectFlows): void {
  connect.send({ type: 'left' })
  switchNetwork.send({ type: 'left' })
}
