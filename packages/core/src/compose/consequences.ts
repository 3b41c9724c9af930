import type { Actions } from '../actions/actions.ts'
import { type Namespace, namespaceOf } from '../contract/index.ts'
import type { Reaction } from '../events/bus.ts'
import type { WalletCard } from '../events/domain-event.ts'
import { writeRecent } from '../features/recent/read-recent.ts'
import { afterSwitch } from '../features/router/after-switch.ts'
import { SESSION_HINT } from '../features/tabs/answer-hint.ts'
import type { Track } from '../features/telemetry/track.ts'
import { allReactions } from '../reactions/index.ts'
import type { FarBase } from './base.ts'
import type { ConnectFlow } from './connect-flow.ts'
import type { FarFlows } from './far-flows.ts'
import { isUnsupported } from './is-unsupported.ts'
import type { Loaders } from './loaders.ts'

interface Deps {
  readonly base: FarBase
  readonly connect: ConnectFlow
  readonly flows: FarFlows
  readonly loaders: Loaders
  readonly actions: Pick<Actions, 'open' | 'close' | 'balances'>
  readonly track: Track
  readonly life: { isResuming(): boolean; isEcho(): boolean }
  prefetchImages(): void
}

/** Hands every consequence what it asks for. */
export function wireReactions(deps: Deps): readonly Reaction[] {
  const { base, loaders, actions, life } = deps
  const { slices, looks, ports, stored } = base
  const modal = lookAtModal(base)
  const close = (): void => actions.close({ isForced: true })
  return allReactions({
    clock: base.timers,
    recent: { remember: (wallet) => rememberRecent(base, wallet) },
    stored,
    identity: loaders.identity,
    balances: loaders.balances,
    session: looks.session,
    track: deps.track,
    forget: {
      stored,
      network: { forget: (namespace, options) => forgetNetwork(base, namespace, options) },
      loaders: { stop: () => stopLoaders(loaders) },
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
    embedded: { isEmbedded: () => base.store.state.options.isEmbedded, modal, close },
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
    onClose: { modal, flows: { leave: () => leaveFlows(deps) } },
  })
}

function isShown(connect: ConnectFlow, { id, namespace }: WalletCard): boolean {
  const step = connect.state()
  const isSame = step.step !== 'idle' && step.wallet.id === id
  return isSame && step.step === 'connected' && step.wallet.namespace === namespace
}

function lookAtModal({ store, looks, slices }: FarBase) {
  return {
    history: () => store.state.router.history,
    isOpen: () => store.state.modal.isOpen,
    view: () => looks.route().view,
    route: looks.route,
    clearFilter: slices.modal.clearFilter,
    clearLoading: slices.modal.clearLoading,
  }
}

function rememberRecent({ slices, store, ports, key }: FarBase, wallet: WalletCard): void {
  slices.recent.remember(wallet)
  ports.storage.set(key('recent_wallets'), writeRecent(store.snapshot().recent.wallets))
}

/** A network that only the wallet was on means nothing without it. */
function forgetNetwork(
  { store, slices, looks, ports, key }: FarBase,
  namespace: Namespace,
  { isStoredToo }: { readonly isStoredToo: boolean },
): void {
  if (isStoredToo) ports.storage.remove(key('active_caip_network_id'))
  const active = store.state.network.activeIds[namespace]
  if (active === undefined || looks.network(active) !== undefined) return
  const first = store.state.network.supported.find(({ id }) => namespaceOf(id) === namespace)
  if (first !== undefined) slices.network.note(first.id)
}

function leaveSwitch({ store, slices }: FarBase, close: () => void): void {
  const left = afterSwitch(store.state.router.history)
  if (left === 'close') close()
  else slices.router.restore(left)
}

function stopLoaders({ balances, identity }: Loaders): void {
  balances.stop()
  identity.stop()
}

function leaveConnected(connect: ConnectFlow, namespace: Namespace): void {
  const step = connect.state()
  if (step.step === 'connected' && step.wallet.namespace === namespace) {
    connect.send({ type: 'left' })
  }
}

function leaveFlows({ connect, flows }: Deps): void {
  connect.send({ type: 'left' })
  flows.switchNetwork.send({ type: 'left' })
}
