import {
  type ChainAdapter,
  isLatchkeyError,
  type Namespace,
  type Session,
} from '../contract/index.ts'
import type { DomainEvent } from '../store/domain-event.ts'
import type { DisconnectStep } from '../store/root-state.ts'
import { type Flow, runMachine } from '../store/run-machine.ts'
import { type DisconnectEvent, disconnectMachine, namespacesOf } from './disconnect.machine.ts'

interface Deps {
  readonly state: { current: DisconnectStep }
  adapter(namespace: Namespace): ChainAdapter | undefined
  /** Tells a wallet that serves several namespaces; the others have been told by their adapter. */
  tellShared?(session: Session): Promise<void>
  /** Told of each session before its wallet is asked to forget it. */
  ended(session: Session): void
  publish(event: DomainEvent): void
}

/** Drives the end of sessions. A wallet that fails to forget is reported, but we do forget. */
export function createDisconnectFlow(deps: Deps): Flow<DisconnectStep, DisconnectEvent> {
  return runMachine({
    machine: disconnectMachine,
    perform(effect) {
      if (effect.type === 'closeSessions') return closeAll(deps, effect.sessions)
      deps.publish(
        effect.type === 'announceDone'
          ? { type: 'disconnected', namespaces: effect.namespaces }
          : { type: 'disconnectFailed', error: effect.error },
      )
      return undefined
    },
    onState(step: DisconnectStep) {
      deps.state.current = step
    },
    // closeAll catches per namespace; what is left would be a defect of ours, told as a failure.
    toFailure: (): DisconnectEvent => ({ type: 'closed', failed: [] }),
  })
}

async function closeAll(deps: Deps, sessions: readonly Session[]): Promise<DisconnectEvent> {
  // Forgotten first: a page that is left in the middle must not come back connected.
  for (const session of sessions) deps.ended(session)
  const results = await Promise.all(sessions.map((session) => closeOne(deps, session)))
  return { type: 'closed', failed: namespacesOf(sessions.filter((_, index) => !results[index])) }
}

async function closeOne(deps: Deps, session: Session): Promise<boolean> {
  try {
    await deps.adapter(session.namespace)?.sessions.close(session.id)
    await deps.tellShared?.(session)
    return true
  } catch (thrown) {
    return isLatchkeyError(thrown, 'wallet.disconnected')
  }
}
