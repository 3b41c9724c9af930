import {
  type ChainAdapter,
  LatchkeyError,
  type Namespace,
  type NetworkId,
  type Session,
  walletError,
} from '../contract/index.ts'
import { requireTerms } from '../options/terms.ts'
import type { Adapters } from '../store/adapters.ts'
import type { DomainEvent, WalletCard } from '../store/domain-event.ts'
import type { Events } from '../store/events.ts'
import type { Connection, ConnectStep, RootState } from '../store/root-state.ts'
import type { Route } from '../store/routes.ts'
import { type EffectContext, type Flow, runMachine } from '../store/run-machine.ts'
import { activeSession } from '../store/selectors.ts'
import { settled } from '../store/settled.ts'
import { type ConnectEffect, type ConnectEvent, connectMachine } from './connect.machine.ts'
import type { CoreSessions } from './sessions.ts'

/** What views and websites connect wallets of this browser with. */
export interface ConnectActions {
  /**
   * Shows ConnectingExternal for a local wallet; the request starts in this very task.
   *
   * @throws LatchkeyError `terms.not-accepted`, as the others.
   */
  local(namespace: Namespace, walletId: string): void
  /** Asks the same wallet once more. */
  retry(): void
  /** Headless: resolves with the account once the wallet agreed. */
  withWallet(namespace: Namespace, walletId: string): Promise<string>
}

/** Connecting wallets of this browser. */
export interface Connect {
  readonly actions: ConnectActions
  /** Cancels the request that runs; its answer is dropped. */
  cancel(): void
  /** Forgets that a wallet of this namespace was just connected, once it is no more. */
  sessionClosed(event: { readonly namespace: Namespace }): void
}

interface ConnectDeps {
  readonly state: RootState
  readonly adapters: Adapters
  readonly sessions: Pick<CoreSessions, 'open' | 'release'>
  readonly router: { push(route: Route): void }
  readonly events: Events
  /** Called once per task in which state changed. */
  subscribe(listener: () => void): () => void
}

/**
 * Connects wallets of this browser, with and without a view. The wallet is asked in the task of the
 * call, so that it may open a window.
 */
export function createConnect(deps: ConnectDeps): Connect {
  const { state, adapters, sessions, router, events, subscribe } = deps
  const flow = createConnectFlow({
    state: state.connect,
    adapter: adapters.get,
    preferredNetwork: (namespace) => state.network.activeIds[namespace],
    open: sessions.open,
    release: sessions.release,
    emit: events.emit,
  })

  async function withWallet(namespace: Namespace, walletId: string): Promise<string> {
    requireTerms(state)
    const wallet = findWallet(state, namespace, walletId)
    const isRequested = (other: WalletCard): boolean =>
      other.namespace === namespace && other.id === walletId
    // Waiting begins first: a wallet may answer in the same task.
    const result = settled<string>({
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
      isGone() {
        const step = flow.state()
        return step.step === 'idle' || !isRequested(step.wallet)
      },
    })
    flow.send({ type: 'chosen', wallet })
    return result
  }

  return {
    actions: {
      local(namespace, walletId) {
        requireTerms(state)
        const wallet = findWallet(state, namespace, walletId)
        flow.send({ type: 'chosen', wallet })
        router.push({ view: 'ConnectingExternal', params: { namespace, walletId } })
        events.emit({ type: 'walletSelected', name: wallet.name, platform: 'browser' })
      },
      retry() {
        requireTerms(state)
        flow.send({ type: 'retried' })
      },
      withWallet,
    },
    cancel: () => flow.send({ type: 'left' }),
    sessionClosed({ namespace }) {
      const step = flow.state()
      const isOver = activeSession(state, namespace) === undefined
      if (isOver && step.step === 'connected' && step.wallet.namespace === namespace) {
        flow.send({ type: 'left' })
      }
    },
  }
}

/** Name and icon of a wallet of this browser. @throws LatchkeyError `wallet.missing`. */
function findWallet({ wallets }: RootState, namespace: Namespace, walletId: string): WalletCard {
  const wallet = wallets.local.find((each) => each.namespace === namespace && each.id === walletId)
  if (wallet === undefined) throw new LatchkeyError('wallet.missing', {})
  const { id, name, icon, rdns } = wallet
  return { id, namespace, name, icon, rdns }
}

interface FlowDeps {
  readonly state: { current: ConnectStep }
  adapter(namespace: Namespace): ChainAdapter | undefined
  /** The network that the wallet is asked to connect on. */
  preferredNetwork(namespace: Namespace): NetworkId | undefined
  /** Makes the session the active one, and emits `sessionOpened`. */
  open(opened: Connection): void
  /** Closes a session whose request was cancelled meanwhile. */
  release(session: Session): void
  emit(event: DomainEvent): void
}

/** Runs the connect machine: opens the session through the wallet's adapter. */
export function createConnectFlow(deps: FlowDeps): Flow<ConnectStep, ConnectEvent> {
  return runMachine<ConnectStep, ConnectEvent, ConnectEffect>({
    machine: connectMachine,
    perform(effect, context) {
      const { wallet } = effect
      if (effect.type === 'openSession') return openSession(deps, wallet, context)
      // Opened only now: what follows from it may cancel this very step.
      if (effect.type === 'announceSession') deps.open({ session: effect.session, wallet })
      else deps.emit({ type: 'connectFailed', wallet, error: effect.error })
      return undefined
    },
    onState(step) {
      deps.state.current = step
    },
    toFailure: (thrown) => ({ type: 'failed', error: walletError(thrown) }),
  })
}

async function openSession(
  deps: FlowDeps,
  wallet: WalletCard,
  { signal }: EffectContext<ConnectEvent>,
): Promise<ConnectEvent> {
  const session = await ask(deps, wallet, signal)
  const [account] = session.accounts
  if (account === undefined) throw new LatchkeyError('wallet.no-accounts', {})
  if (signal.aborted) deps.release(session)
  return { type: 'opened', session, account }
}

async function ask(deps: FlowDeps, { id, namespace }: WalletCard, signal: AbortSignal) {
  const adapter = deps.adapter(namespace)
  if (adapter === undefined) throw new LatchkeyError('adapter.not-found', {})
  const networkId = deps.preferredNetwork(namespace)
  return adapter.sessions.open({ walletId: id, networkId }, signal)
}
