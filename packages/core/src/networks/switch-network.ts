import {
  type ChainAdapter,
  LatchkeyError,
  type Namespace,
  type Network,
  type NetworkId,
  namespaceOf,
  type Session,
  walletError,
} from '../contract/index.ts'

import type { DomainEvent } from '../store/domain-event.ts'
import type { SwitchStep } from '../store/root-state.ts'
import { type EffectContext, type Flow, runMachine } from '../store/run-machine.ts'
import { type SwitchEvent, switchNetworkMachine } from './switch-network.machine.ts'

interface Deps {
  readonly state: { current: SwitchStep }
  adapter(namespace: Namespace): ChainAdapter | undefined
  session(namespace: Namespace): Session | undefined
  network(id: NetworkId): Network | undefined
  /** Takes a wallet to a chain family where it has no session yet. */
  reach(to: NetworkId, signal: AbortSignal): Promise<void>
  /** Told what the wallet's session has become, before the flow is done. */
  adopt(session: Session): void
  publish(event: DomainEvent): void
}

/** Drives the move of the connected wallet to another network. */
export function createSwitchNetworkFlow(deps: Deps): Flow<SwitchStep, SwitchEvent> {
  return runMachine({
    machine: switchNetworkMachine,
    perform(effect, context) {
      if (effect.type === 'moveWallet') return moveWallet(deps, effect.to, context)
      deps.publish({ type: 'switchFailed', to: effect.to, error: effect.error })
      return undefined
    },
    onState(step: SwitchStep) {
      deps.state.current = step
    },
    toFailure: (thrown): SwitchEvent => ({
      type: 'failed',
      error: walletError(thrown),
    }),
  })
}

async function moveWallet(
  deps: Deps,
  to: NetworkId,
  { signal, send }: EffectContext<SwitchEvent>,
): Promise<SwitchEvent> {
  const namespace = namespaceOf(to)
  const adapter = deps.adapter(namespace)
  const session = deps.session(namespace)
  const network = deps.network(to)
  if (network === undefined) throw new LatchkeyError('network.not-found', {})
  if (adapter === undefined) throw new LatchkeyError('wallet.none', {})
  if (session === undefined) {
    await deps.reach(to, signal)
    return { type: 'moved' }
  }
  const moved = await adapter.sessions.switchNetwork(session.id, network, {
    signal,
    onTeaching: () => send({ type: 'taught' }),
  })
  if (!signal.aborted) deps.adopt(moved)
  return { type: 'moved' }
}
