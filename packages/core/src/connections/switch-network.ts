import { LatchkeyError, type NetworkId, namespaceOf, walletError } from '../contract/index.ts'
import type { Modal } from '../modal/modal.ts'
import type { Networks } from '../networks/networks.ts'
import type { Adapters } from '../store/adapters.ts'
import type { EventOf } from '../store/domain-event.ts'
import type { Events } from '../store/events.ts'
import type { Route } from '../store/routes.ts'
import { type EffectContext, type Flow, runMachine } from '../store/run-machine.ts'
import { activeAccount, activeNetworkId, activeSession, findNetwork } from '../store/selectors.ts'
import { settled } from '../store/settled.ts'
import type { SwitchStep } from '../store/state/connections.ts'
import type { RootState } from '../store/state/root.ts'
import type { CoreSessions } from './sessions.ts'
import {
  type SwitchEffect,
  type SwitchEvent,
  switchNetworkMachine,
} from './switch-network.machine.ts'

/** Choosing a network: a connected wallet is asked to switch; without one the network is only activated. */
export interface SwitchActions {
  /**
   * From a list: connected wallets get SwitchNetwork, others are just set.
   *
   * @throws LatchkeyError `network.not-found`, `network.switch-off`.
   */
  choose(networkId: NetworkId): void
  retry(): void
  /**
   * Headless: resolves when the wallet is there.
   *
   * @throws LatchkeyError `network.not-found`, `network.switch-off`, or what the wallet answered.
   */
  switchTo(networkId: NetworkId): Promise<void>
}

/** Switching the network of connected wallets. */
export interface SwitchNetwork {
  readonly actions: SwitchActions
  /** Starts the switch to a network that a view shows. */
  start(to: NetworkId): void
  /**
   * Cancels the switch that a view showed which was left; its answer is dropped. A switch that a website waits for,
   * or that no such view showed, continues.
   */
  viewLeft(event: Pick<EventOf<'viewLeft'>, 'routes'>): void
  /** Cancels the switch that runs. */
  stop(): void
  /** Ends the switch when the wallet is on its network: a wallet may report that long before it answers, or never answer. */
  arrived(event: { readonly networkId: NetworkId }): void
}

interface SwitchNetworkDeps {
  readonly state: RootState
  readonly adapters: Adapters
  readonly networks: Pick<Networks, 'activate' | 'note' | 'requireSupported'>
  readonly sessions: Pick<CoreSessions, 'activate'>
  readonly embeddedWallet: {
    /** Returns true if the user who is logged in can have an account on a network. */
    canOpenOn(networkId: NetworkId): boolean
    /** Opens a session of that user on a network of another namespace. */
    openOn(to: NetworkId, signal: AbortSignal): Promise<void>
  }
  readonly ui: { readonly modal: Pick<Modal, 'push' | 'back'> }
  readonly events: Events
  /** Called once per task in which state changed. */
  subscribe(listener: () => void): () => void
}

/** Creates what switches networks. */
export function createSwitchNetwork(deps: SwitchNetworkDeps): SwitchNetwork {
  const { state, networks, embeddedWallet, events } = deps
  const machine = runMachine<SwitchStep, SwitchEvent, SwitchEffect>({
    machine: switchNetworkMachine,
    perform(effect, context) {
      if (effect.type === 'moveWallet') return moveWallet(deps, effect.to, context)
      events.emit({ type: 'switchFailed', to: effect.to, error: effect.error })
      return undefined
    },
    onState(step) {
      state.switchNetwork.current = step
    },
    toFailure: (thrown) => ({ type: 'failed', error: walletError(thrown) }),
  })
  /** The number of calls of the website that wait for a wallet. */
  let callers = 0
  const start = (to: NetworkId): void => {
    const from = activeSession(state, state.network.activeNamespace)?.networkId
    machine.send({ type: 'requested', from, to })
  }

  function activate(id: NetworkId): void {
    const before = activeNetworkId(state)
    if (before === id) return
    networks.activate(id)
    events.emit({ type: 'networkSwitched', networkId: id, before })
  }

  /** A wallet of another namespace that is on the network already is not asked. */
  function needsWallet(to: NetworkId): boolean {
    const own = activeSession(state, namespaceOf(to))
    return own === undefined ? embeddedWallet.canOpenOn(to) : own.networkId !== to
  }

  return {
    start,
    viewLeft({ routes }) {
      const step = machine.state()
      const isRunning = step.step === 'switching' || step.step === 'teaching'
      const isShown = callers === 0 && routes.some((route) => isViewOf(route, step))
      if (!isRunning || isShown) machine.send({ type: 'left' })
    },
    stop: () => machine.send({ type: 'left' }),
    arrived: ({ networkId }) => arrive(deps, machine, networkId),
    actions: {
      choose: (to) => choose(deps, { start, activate, needsWallet }, to),
      retry() {
        const step = machine.state()
        if (step.step !== 'idle') start(step.to)
      },
      async switchTo(to) {
        requireSwitching(state)
        networks.requireSupported(to)
        if (!needsWallet(to)) return activate(to)
        callers += 1
        try {
          await switched(deps, { machine, start }, to)
        } finally {
          callers -= 1
        }
      },
    },
  }
}

interface Moves {
  start(to: NetworkId): void
  activate(id: NetworkId): void
  needsWallet(to: NetworkId): boolean
}

/** The visitor chose a network of the list. */
function choose(
  { state, networks, ui: { modal } }: SwitchNetworkDeps,
  { start, activate, needsWallet }: Moves,
  to: NetworkId,
): void {
  requireSwitching(state)
  networks.requireSupported(to)
  if (needsWallet(to)) {
    // First the view: a wallet without a network of its own has switched before `start` returns.
    modal.push({ view: 'SwitchNetwork', params: { networkId: to } })
    start(to)
  } else if (activeNetworkId(state) === to) modal.back()
  else if (needsOtherWallet(state, to)) {
    // The wallet that is connected next begins there.
    networks.note(to)
    modal.push({ view: 'SwitchActiveChain', params: { networkId: to } })
  } else {
    activate(to)
    modal.back()
  }
}

/** A website with `enableNetworkSwitch: false` leaves the choice of the network to the wallet. */
function requireSwitching({ options }: RootState): void {
  if (!options.canSwitchNetwork) throw new LatchkeyError('network.switch-off', {})
}

/** Only wallets of other namespaces are connected. */
function needsOtherWallet(state: RootState, to: NetworkId): boolean {
  return activeSession(state, namespaceOf(to)) === undefined && activeAccount(state) !== undefined
}

/** Returns true if a view shows a switch. */
function isViewOf({ view, params }: Route, step: SwitchStep): boolean {
  return view === 'SwitchNetwork' && step.step !== 'idle' && params.networkId === step.to
}

/** Ends the switch that runs if it leads here. */
function arrive(
  { state, sessions }: Pick<SwitchNetworkDeps, 'state' | 'sessions'>,
  machine: Flow<SwitchStep, SwitchEvent>,
  networkId: NetworkId,
): void {
  const step = machine.state()
  const isRunning = step.step === 'switching' || step.step === 'teaching'
  if (!isRunning || step.to !== networkId) return
  const session = activeSession(state, namespaceOf(networkId))
  // The account may be of a namespace that is not the active one yet.
  if (session !== undefined && activeNetworkId(state) !== networkId) sessions.activate(session)
  machine.send({ type: 'moved' })
}

/** Starts the switch, and waits until the wallet is there. */
function switched(
  { events, subscribe }: Pick<SwitchNetworkDeps, 'events' | 'subscribe'>,
  {
    machine,
    start,
  }: { readonly machine: Flow<SwitchStep, SwitchEvent>; start(to: NetworkId): void },
  to: NetworkId,
): Promise<void> {
  const result = settled<void>({
    events,
    subscribe,
    outcomeOf(event) {
      if (event.type === 'networkSwitched' && event.networkId === to) return { value: undefined }
      return event.type === 'switchFailed' && event.to === to ? { error: event.error } : undefined
    },
    isEnded() {
      const step = machine.state()
      // If the wallet did switch, its event was emitted before this.
      return step.step === 'idle' || step.step === 'done' || step.to !== to
    },
  })
  start(to)
  return result
}

async function moveWallet(
  { state, adapters, sessions, embeddedWallet }: SwitchNetworkDeps,
  to: NetworkId,
  { signal, send }: EffectContext<SwitchEvent>,
): Promise<SwitchEvent> {
  const namespace = namespaceOf(to)
  const adapter = adapters.get(namespace)
  const session = activeSession(state, namespace)
  const network = findNetwork(state, to)
  if (network === undefined) throw new LatchkeyError('network.not-found', {})
  if (adapter === undefined) throw new LatchkeyError('wallet.none', {})
  if (session === undefined) {
    await embeddedWallet.openOn(to, signal)
    return { type: 'moved' }
  }
  // The wallet would only show that it cannot go there.
  if (session.networkIds?.includes(to) === false)
    throw new LatchkeyError('wallet.chain-unknown', {})
  const moved = await adapter.sessions.switchNetwork(session.id, network, {
    signal,
    onTeaching: () => send({ type: 'taught' }),
  })
  if (!signal.aborted) sessions.activate(moved)
  return { type: 'moved' }
}
