import {
  type ChainAdapter,
  LatchkeyError,
  type Namespace,
  type NetworkId,
  type Session,
  walletError,
} from '../contract/index.ts'

import type { DomainEvent, WalletCard } from '../store/domain-event.ts'
import type { ConnectStep } from '../store/root-state.ts'
import { type EffectContext, type Flow, runMachine } from '../store/run-machine.ts'
import { type ConnectEffect, type ConnectEvent, connectMachine } from './connect.machine.ts'

interface Deps {
  readonly state: { current: ConnectStep }
  adapter(namespace: Namespace): ChainAdapter | undefined
  /** Network the site would like the wallet to be on. */
  wantedNetwork(namespace: Namespace): NetworkId | undefined
  /** Makes the new session the person's account, before anybody hears of it. */
  adopt(session: Session, wallet: WalletCard): void
  /** Lets go of a session that nobody waits for any more. */
  drop(session: Session): void
  publish(event: DomainEvent): void
}

/** Drives the connection of a local wallet through its adapter. */
export function createConnectFlow(deps: Deps): Flow<ConnectStep, ConnectEvent> {
  return runMachine<ConnectStep, ConnectEvent, ConnectEffect>({
    machine: connectMachine,
    perform(effect, context) {
      if (effect.type === 'openSession') return openSession(deps, effect.wallet, context)
      // Adopted only now: what follows from it may leave this very step.
      if (effect.type === 'announceSession') deps.adopt(effect.session, effect.wallet)
      deps.publish(eventOf(effect))
      return undefined
    },
    onState(step) {
      deps.state.current = step
    },
    toFailure: (thrown) => ({ type: 'failed', error: walletError(thrown) }),
  })
}

async function openSession(
  deps: Deps,
  wallet: WalletCard,
  { signal }: EffectContext<ConnectEvent>,
): Promise<ConnectEvent> {
  const session = await ask(deps, wallet, signal)
  const [account] = session.accounts
  if (account === undefined) throw new LatchkeyError('wallet.no-accounts', {})
  if (signal.aborted) deps.drop(session)
  return { type: 'opened', session, account }
}

async function ask(deps: Deps, { id, namespace }: WalletCard, signal: AbortSignal) {
  const adapter = deps.adapter(namespace)
  if (adapter === undefined) throw new LatchkeyError('adapter.not-found', {})
  const networkId = deps.wantedNetwork(namespace)
  return adapter.sessions.open({ walletId: id, networkId }, signal)
}

function eventOf(effect: Exclude<ConnectEffect, { readonly type: 'openSession' }>): DomainEvent {
  return effect.type === 'announceSession'
    ? { type: 'sessionOpened', session: effect.session, wallet: effect.wallet, isResumed: false }
    : { type: 'connectFailed', wallet: effect.wallet, error: effect.error }
}
