import {
  type Clock,
  LatchkeyError,
  type Namespace,
  type NetworkId,
  type Session,
  type SignInOnOpen,
  walletError,
} from '../contract/index.ts'
import { requireTerms } from '../options/terms.ts'
import type { Adapters } from '../store/adapters.ts'
import type { EventOf, WalletCard } from '../store/domain-event.ts'
import type { Events } from '../store/events.ts'
import type { ConnectStep, RootState } from '../store/root-state.ts'
import type { Route } from '../store/routes.ts'
import { type Flow, runMachine } from '../store/run-machine.ts'
import { activeSession } from '../store/selectors.ts'
import { settled } from '../store/settled.ts'
import { type ConnectEffect, type ConnectEvent, connectMachine } from './connect.machine.ts'
import { olderRequestApproved } from './older-request.ts'
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

interface ConnectDeps {
  readonly state: RootState
  readonly adapters: Adapters
  readonly sessions: Pick<CoreSessions, 'open' | 'release'>
  readonly router: { push(route: Route): void }
  readonly events: Events
  readonly clock: Clock
  readonly signIn: { onOpen(networkId: NetworkId): SignInOnOpen | undefined }
  /** Called once per task in which state changed. */
  subscribe(listener: () => void): () => void
}

/**
 * Connects wallets of this browser, with and without a view. The wallet is asked in the task of the
 * call, so that it can open a window.
 */
export function createConnect(deps: ConnectDeps): Connect {
  const { state, router, events } = deps
  const machine = runMachine<ConnectStep, ConnectEvent, ConnectEffect>({
    machine: connectMachine,
    perform: (effect, { signal }) => perform(deps, effect, signal),
    onState(step) {
      state.connect.current = step
    },
    toFailure: (thrown) => ({ type: 'failed', error: walletError(thrown) }),
  })
  /** The number of calls of the website that wait for a wallet. */
  let callers = 0

  return {
    actions: {
      local(namespace, walletId) {
        requireTerms(state)
        const wallet = findWallet(state, namespace, walletId)
        machine.send({ type: 'chosen', wallet })
        router.push({ view: 'ConnectingExternal', params: { namespace, walletId } })
        events.emit({ type: 'walletSelected', name: wallet.name, platform: 'browser' })
      },
      retry() {
        requireTerms(state)
        machine.send({ type: 'retried' })
      },
      async withWallet(namespace, walletId) {
        requireTerms(state)
        const wallet = findWallet(state, namespace, walletId)
        // Waiting begins first: a wallet may answer in the same task.
        const result = connected(deps, machine, wallet)
        callers += 1
        machine.send({ type: 'chosen', wallet })
        return result.finally(() => {
          callers -= 1
        })
      },
    },
    viewLeft({ routes }) {
      const step = machine.state()
      const isShown = callers === 0 && routes.some((route) => isViewOf(route, step))
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

/** Returns true if a view shows a request to a wallet. */
function isViewOf({ view, params }: Route, step: ConnectStep): boolean {
  if (view !== 'ConnectingExternal' || step.step === 'idle') return false
  return params.walletId === step.wallet.id && params.namespace === step.wallet.namespace
}

/** Resolves with the account once this wallet agreed. */
function connected(
  { events, subscribe }: Pick<ConnectDeps, 'events' | 'subscribe'>,
  machine: Pick<Flow<ConnectStep, ConnectEvent>, 'state'>,
  wallet: WalletCard,
): Promise<string> {
  const isRequested = (other: WalletCard): boolean =>
    other.namespace === wallet.namespace && other.id === wallet.id
  return settled<string>({
    events,
    subscribe,
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

async function openSession(
  { state, adapters, sessions, signIn }: ConnectDeps,
  { id, namespace }: WalletCard,
  signal: AbortSignal,
): Promise<ConnectEvent> {
  const adapter = adapters.get(namespace)
  if (adapter === undefined) throw new LatchkeyError('adapter.not-found', {})
  const networkId = state.network.activeIds[namespace]
  const request = { walletId: id, networkId, signIn: networkId && signIn.onOpen(networkId) }
  return openedEvent(sessions, await adapter.sessions.open(request, signal), signal)
}

async function awaitOlderRequest(
  deps: ConnectDeps,
  wallet: WalletCard,
  signal: AbortSignal,
): Promise<ConnectEvent | undefined> {
  const session = await olderRequestApproved(deps, wallet, signal)
  return session && openedEvent(deps.sessions, session, signal)
}

function openedEvent(
  sessions: ConnectDeps['sessions'],
  session: Session,
  signal: AbortSignal,
): ConnectEvent {
  const [account] = session.accounts
  if (account === undefined) throw new LatchkeyError('wallet.no-accounts', {})
  // Its request was cancelled in the meantime.
  if (signal.aborted) sessions.release(session)
  return { type: 'opened', session, account }
}
