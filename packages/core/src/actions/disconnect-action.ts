import type { Namespace } from '../contract/index.ts'
import type { Bus } from '../events/bus.ts'
import { settled } from '../events/settled.ts'
import type { DisconnectEvent } from '../features/disconnect/disconnect.machine.ts'
import type { Flow } from '../machine/run-machine.ts'
import type { DisconnectStep } from '../store/root-state.ts'
import type { Actions } from './actions.ts'

interface Deps {
  readonly flow: Flow<DisconnectStep, DisconnectEvent>
  readonly bus: Bus
  subscribe(listener: () => void): () => void
  /** Which sessions end. Source: specification, section 4. */
  plan(namespace: Namespace | undefined): readonly Namespace[]
}

/** Ends sessions; resolves at once when there is none. */
export function createDisconnectAction(deps: Deps): Actions['disconnect'] {
  return async (namespace) => {
    const namespaces = deps.plan(namespace)
    const whole = namespace === undefined ? namespaces : [namespace]
    await endSessions(deps, { namespaces, whole })
  }
}

/** Ends the active sessions of namespaces, and all of those that end as a whole. */
export async function endSessions(
  deps: Omit<Deps, 'plan'>,
  ends: { readonly namespaces: readonly Namespace[]; readonly whole: readonly Namespace[] },
): Promise<void> {
  if (ends.namespaces.length === 0) return
  const result = settled<void>({
    bus: deps.bus,
    subscribe: deps.subscribe,
    judge(event) {
      if (event.type === 'disconnected') return { value: undefined }
      return event.type === 'disconnectFailed' ? { error: event.error } : undefined
    },
    isGone: () => deps.flow.state().step !== 'closing',
  })
  deps.flow.send({ type: 'planned', ...ends })
  await result
}
