import type { Actions } from '../actions.ts'
import type { Track } from '../analytics/track.ts'
import { SESSION_HINT } from '../connections/answer-hint.ts'
import type { ConnectFlow } from '../connections/connect-flow.ts'
import { forgetNetwork, rememberNetwork, rememberRecent } from '../connections/remembering.ts'
import { rememberKept } from '../connections/store-inactive.ts'
import type { Namespace, Session } from '../contract/index.ts'
import { afterSwitch } from '../modal/after-switch.ts'
import { isUnsupported } from '../networks/is-unsupported.ts'
import type { WalletCard } from '../store/domain-event.ts'
import type { Reaction } from '../store/reaction.ts'
import type { ConnectStep, PairingStep } from '../store/root-state.ts'
import { AUTH_ID } from '../wallets/embedded-wallet-id.ts'
import type { FarBase } from './base.ts'
import type { Loaders } from './loaders.ts'
import { allReactions, type ReactionDeps } from './reactions/index.ts'

interface Deps {
  readonly base: FarBase
  readonly connect: ConnectFlow
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
    forget: wireForgetting(deps),
    front: wireFront(base),
    kept: {
      remember: (namespace) => void (life.isEcho() || rememberKept(base, namespace)),
      isConnected: (namespace) => looks.session(namespace) !== undefined,
    },
    networks: {
      // What another tab did is stored already.
      stored: { remember: (id) => void (life.isEcho() || rememberNetwork(base, id)) },
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
    ...wireEnds(base, { modal, close }),
    afterLogin: { modal, close },
    afterConnect: {
      modal,
      close,
      isStillShown: (wallet) => isStillShown(deps, wallet),
    },
    tabs: { tabs: { tell: () => ports.tabs.say(SESSION_HINT) }, isEcho: life.isEcho },
    failures: { notices: slices.notices },
    onOpen: {
      images: { prefetch: deps.prefetchImages },
      balances: { refresh: actions.balances.refresh },
    },
  })
}

function wireEnds(
  base: FarBase,
  shown: { readonly modal: ReturnType<typeof lookAtModal>; close(): void },
): Pick<ReactionDeps, 'afterSession' | 'embedded'> {
  const { store, slices, looks } = base
  return {
    afterSession: {
      ...shown,
      restore: slices.router.restore,
      connected: {
        inFront: () => looks.session(store.state.network.activeNamespace) !== undefined,
        // What is kept beside the wallet that went takes its place in a moment.
        anywhere: () =>
          base.adapters.some(
            ({ namespace }) => looks.session(namespace) ?? slices.kept.list(namespace)[0],
          ),
        byLogin: () => openSessions(base).some(({ walletId }) => walletId === AUTH_ID),
      },
    },
    embedded: {
      ...shown,
      isEmbedded: () => store.state.options.isEmbedded,
      session: looks.session,
    },
  }
}

function wireFront(base: FarBase): ReactionDeps['front'] {
  const { store, looks, stored } = base
  return {
    isLeft(namespace) {
      const isActive = store.state.network.activeNamespace === namespace
      // Another wallet of it may be about to be taken up.
      const isAwaited = stored.list().some((each) => each.namespace === namespace)
      return isActive && looks.session(namespace) === undefined && !isAwaited
    },
    moveOn: () => moveToConnected(base),
  }
}

function openSessions({ adapters, looks }: FarBase): readonly Session[] {
  return adapters.flatMap(({ namespace }) => looks.session(namespace) ?? [])
}

function moveToConnected(base: FarBase): void {
  const { slices, bus } = base
  const [session] = openSessions(base)
  if (session === undefined) return
  slices.network.activate(session.networkId)
  bus.publish({ type: 'networkSwitched', networkId: session.networkId, before: undefined })
}

function wireForgetting(deps: Deps): ReactionDeps['forget'] {
  const { base, loaders } = deps
  return {
    stored: {
      forget(namespace) {
        // What took its place is remembered.
        if (base.looks.session(namespace) === undefined) base.stored.forget(namespace)
      },
    },
    network: { forget: (namespace, options) => forgetNetwork(base, namespace, options) },
    loaders: { stop: (namespace) => stopLoaders(loaders, namespace) },
    connect: { leave: (namespace) => leaveConnected(deps, namespace) },
    balances: base.slices.balances,
    identities: base.slices.identity,
  }
}

function isStillShown({ base, connect }: Deps, wallet: WalletCard): boolean {
  return [connect.state(), base.store.state.pairing.current].some((step) => isShown(step, wallet))
}

function isShown(step: ConnectStep | PairingStep, { id, namespace }: WalletCard): boolean {
  if (step.step !== 'connected') return false
  return step.wallet.id === id && step.wallet.namespace === namespace
}

function lookAtModal({ store, looks }: FarBase) {
  return {
    history: () => store.state.router.history,
    isOpen: () => store.state.modal.isOpen,
    view: () => looks.route().view,
    route: looks.route,
  }
}

function leaveSwitch({ store, slices }: FarBase, close: () => void): void {
  const left = afterSwitch(store.state.router.history)
  if (left === 'close') close()
  else slices.router.restore(left)
}

function stopLoaders({ balances, identity }: Loaders, namespace: Namespace): void {
  balances.stop(namespace)
  identity.stop(namespace)
}

function leaveConnected({ base, connect }: Deps, namespace: Namespace): void {
  if (base.looks.session(namespace) !== undefined) return
  const step = connect.state()
  if (step.step === 'connected' && step.wallet.namespace === namespace) {
    connect.send({ type: 'left' })
  }
}
