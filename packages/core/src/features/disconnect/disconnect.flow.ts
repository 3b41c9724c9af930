import {
  type ChainAdapter,
  isLatchkeyError,
  type Namespace,
  type Session,
} from '../../contract/index.ts'
import type { DomainEvent } from '../../events/domain-event.ts'
import { type Flow, runMachine } from '../../machine/run-machine.ts'
import type { DisconnectStep } from '../../store/root-state.ts'
import { type DisconnectEvent, disconnectMachine } from './disconnect.machine.ts'

interface Deps {
  readonly state: { current: DisconnectStep }
  adapter(namespace: Namespace): ChainAdapter | undefined
  session(namespace: Namespace): Session | undefined
  /** Forgets the other wallets of a namespace. @returns What they were. */
  forgetKept(namespace: Namespace): readonly Session[]
  /** Tells a wallet that serves several namespaces; the others have been told by their adapter. */
  tellShared?(session: Session): Promise<void>
  /** Told of each namespace before its wallet is asked to forget it. */
  ended(namespace: Namespace): void
  publish(event: DomainEvent): void
}

/** Drives the end of sessions. A wallet that fails to forget is reported, but we do forget. */
export function createDisconnectFlow(deps: Deps): Flow<DisconnectStep, DisconnectEvent> {
  return runMachine({
    machine: disconnectMachine,
    perform(effect) {
      if (effect.type === 'closeSessions') return closeAll(deps, effect)
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

async function closeAll(
  deps: Deps,
  { namespaces, whole }: { readonly [Key in 'namespaces' | 'whole']: readonly Namespace[] },
): Promise<DisconnectEvent> {
  // Forgotten first: a page that is left in the middle must not come back connected.
  const sessions = namespaces.flatMap((namespace) => {
    const kept = whole.includes(namespace) ? deps.forgetKept(namespace) : []
    const active = deps.session(namespace)
    deps.ended(namespace)
    return active === undefined ? kept : [active, ...kept]
  })
  const results = await Promise.all(sessions.map((session) => closeOne(deps, session)))
  const failed = sessions.filter((_, index) => results[index] === false)
  return { type: 'closed', failed: [...new Set(failed.map(({ namespace }) => namespace))] }
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
