import { LatchkeyError, type Namespace, walletError } from '../contract/index.ts'
import type { Modal } from '../modal/modal.ts'
import { requireTerms } from '../options/terms.ts'
import type { Store } from '../store/create-store.ts'
import type { EventOf, WalletCard } from '../store/domain-event.ts'
import type { Events } from '../store/events.ts'
import type { Route } from '../store/routes.ts'
import { type Flow, runMachine } from '../store/run-machine.ts'
import { activeSession } from '../store/selectors.ts'
import { settled } from '../store/settled.ts'
import type { ConnectStep } from '../store/state/connections.ts'
import type { RootState } from '../store/state/root.ts'
import { type AskDeps, awaitOlderRequest, openSession } from './ask-wallet.ts'
import {
  type ConnectEffect,
  type ConnectEvent,
  connectMachine,
  isAwaitingOf,
} from './connect.machine.ts'
import { hasOwnDialog, showFailure, showWallet } from './own-dialog.ts'
import type { CoreSessions } from './sessions.ts'

/** The functions by which views and websites connect wallets of this browser. */
export interface ConnectActions {
  /**
   * Shows ConnectingExternal for a local wallet; the request starts in this very task.
   *
   * @throws LatchkeyError `terms.not-accepted`, as the others.
   */
  local(namespace: Namespace, walletId: string): void
  /** Sends the request to the same wallet again. */
  retry(): void
  /** Headless: resolves with the account once the wallet agreed. */
  withWallet(namespace: Namespace, walletId: string): Promise<string>
}

/** Connecting wallets of this browser. */
export interface Connect {
  readonly actions: ConnectActions
  /**
   * Cancels the request that a view showed which was left; its answer is dropped. A request that a website waits
   * for, or that no such view showed, continues.
   */
  viewLeft(event: Pick<EventOf<'viewLeft'>, 'routes'>): void
  /** Cancels the request that runs. */
  stop(): void
  /** Forgets that a wallet of this namespace was just connected, once it is no more. */
  sessionClosed(event: { readonly namespace: Namespace }): void
}

interface ConnectDeps extends AskDeps {
  /** Listeners are called once per task in which state changed. */
  readonly store: Pick<Store, 'state' | 'subscribe'>
  readonly sessions: Pick<CoreSessions, 'open' | 'release'>
  readonly ui: { readonly modal: Pick<Modal, 'open' | 'close' | 'push'> }
  readonly events: Events
}

/**
 * Connects wallets of this browser, with and without a view. The wallet is asked in the task of the
 * call, so that it can open a window.
 */
export function createConnect(deps: ConnectDeps): Connect {
  const { store } = deps
  const { state } = store
  const waiting: Waiting = { callers: 0 }
  /** Opening the modal for a failure leaves no view, and must not end the step that the view is to show. */
  let isShowingFailure = false
  const machine = runMachine<ConnectStep, ConnectEvent, ConnectEffect>({
    machine: connectMachine,
    perform(effect, { signal }) {
      const event = perform(deps, effect, signal)
      if (effect.type === 'announceFailure' && waiting.callers === 0) {
        isShowingFailure = true
        showFailure(deps, effect.wallet)
        isShowingFailure = false
      }
      return event
    },
    onState(step) {
      state.connect.current = step
    },
    toFailure: (thrown) => ({ type: 'failed', error: walletError(thrown) }),
  })

  return {
    actions: createActions(deps, machine, waiting),
    viewLeft({ routes }) {
      if (isShowingFailure) return
      const step = machine.state()
      const isShown = waiting.callers === 0 && routes.some((route) => isViewOf(route, step))
      if (step.step !== 'awaitingWallet' || isShown) machine.send({ type: 'left' })
    },
    stop: () => machine.send({ type: 'left' }),
    sessionClosed({ namespace }) {
      const step = machine.state()
      const isOver = activeSession(state, namespace) === undefined
      if (isOver && step.step === 'connected' && step.wallet.namespace === namespace) {
        machine.send({ type: 'left' })
      }
    },
  }
}

interface Waiting {
  /** The number of calls of the website that wait for a wallet. */
  callers: number
}

function createActions(
  deps: ConnectDeps,
  machine: Flow<ConnectStep, ConnectEvent>,
  waiting: Waiting,
): ConnectActions {
  const { ui, events } = deps
  const { state } = deps.store

  /** The modal closes first: a request begins that no view of it shows, and that closing does not cancel. */
  function askInOwnDialog(wallet: WalletCard): void {
    // A visitor who comes back to the list and presses it again sees no dialog any more.
    const isAgain = state.modal.isOpen && isAwaitingOf(machine.state(), wallet)
    ui.modal.close({ isForced: true })
    machine.send(isAgain ? { type: 'retried' } : { type: 'chosen', wallet })
  }

  return {
    local(namespace, walletId) {
      requireTerms(state)
      const wallet = findWallet(state, namespace, walletId)
      if (hasOwnDialog(state, wallet)) askInOwnDialog(wallet)
      else {
        machine.send({ type: 'chosen', wallet })
        showWallet(ui, wallet)
      }
      events.emit({ type: 'walletSelected', name: wallet.name, platform: 'browser' })
    },
    retry() {
      requireTerms(state)
      const step = machine.state()
      if (step.step === 'failed' && hasOwnDialog(state, step.wallet)) askInOwnDialog(step.wallet)
      else machine.send({ type: 'retried' })
    },
    async withWallet(namespace, walletId) {
      requireTerms(state)
      const wallet = findWallet(state, namespace, walletId)
      // Waiting begins first: a wallet may answer in the same task.
      const result = connected(deps, machine, wallet)
      waiting.callers += 1
      machine.send({ type: 'chosen', wallet })
      return result.finally(() => {
        waiting.callers -= 1
      })
    },
  }
}

/** Returns true if a view shows a request to a wallet. */
function isViewOf({ view, params }: Route, step: ConnectStep): boolean {
  if (view !== 'ConnectingExternal' || step.step === 'idle') return false
  return params.walletId === step.wallet.id && params.namespace === step.wallet.namespace
}

/** Resolves with the account once this wallet agreed. */
function connected(
  { events, store }: Pick<ConnectDeps, 'events' | 'store'>,
  machine: Pick<Flow<ConnectStep, ConnectEvent>, 'state'>,
  wallet: WalletCard,
): Promise<string> {
  const isRequested = (other: WalletCard): boolean =>
    other.namespace === wallet.namespace && other.id === wallet.id
  return settled<string>({
    events,
    subscribe: store.subscribe,
    outcomeOf(event) {
      if (event.type === 'sessionOpened' && isRequested(event.wallet)) {
        return { value: event.session.accounts[0] ?? '' }
      }
      return event.type === 'connectFailed' && isRequested(event.wallet)
        ? { error: event.error }
        : undefined
    },
    isEnded() {
      const step = machine.state()
      return step.step === 'idle' || !isRequested(step.wallet)
    },
  })
}

/** Name and icon of a wallet of this browser. @throws LatchkeyError `wallet.missing`. */
function findWallet({ wallets }: RootState, namespace: Namespace, walletId: string): WalletCard {
  const wallet = wallets.local.find((each) => each.namespace === namespace && each.id === walletId)
  if (wallet === undefined) throw new LatchkeyError('wallet.missing', {})
  const { id, name, icon, rdns } = wallet
  return { id, namespace, name, icon, rdns }
}

function perform(
  deps: ConnectDeps,
  effect: ConnectEffect,
  signal: AbortSignal,
): Promise<ConnectEvent | undefined> | undefined {
  const { wallet } = effect
  if (effect.type === 'openSession') return openSession(deps, wallet, signal)
  if (effect.type === 'awaitOlderRequest') return awaitOlderRequest(deps, wallet, signal)
  // Opened only now: what follows from it may cancel this very step.
  if (effect.type === 'announceSession') deps.sessions.open({ session: effect.session, wallet })
  else deps.events.emit({ type: 'connectFailed', wallet, error: effect.error })
  return undefined
}
