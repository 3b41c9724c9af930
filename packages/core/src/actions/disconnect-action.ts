import type { Namespace } from '../contract/index.ts'
import type { Bus } from '../events/bus.ts'
import { settled } from '../events/settled.ts'
import type { DisconnectEvent } from '../features/disconnect/disconnect.machine.ts'
import type { Flow } from '../machine/run-machine.ts'
import type { DisconnectStep } from '../store/root-state.ts'
import type { Actions } from './actions.ts'

interface EndDeps {
  readonly flow: Flow<DisconnectStep, DisconnectEvent>
  readonly bus: Bus
  subscribe(listener: () => void): () => void
}

interface Deps extends EndDeps {
  /** Which sessions end. Source: specification, section 4. */
  plan(namespace: Namespace | undefined): readonly Namespace[]
  /** What is still being taken up is not wanted any more. */
  forgetAwaited(namespace: Namespace | undefined): void
}

/** Which sessions end. */
interface Ends {
  /** Those whose active session ends. */
  readonly namespaces: readonly Namespace[]
  /** Those of them whose other wallets end, too. */
  readonly whole: readonly Namespace[]
}

/** Ends sessions; resolves at once when there is none. */
export function createDisconnectAction(deps: Deps): Actions['disconnect'] {
  return async (namespace) => {
    deps.forgetAwaited(namespace)
    await endSessions(deps, () => {
      const namespaces = deps.plan(namespace)
      return { namespaces, whole: namespace === undefined ? namespaces : [namespace] }
    })
  }
}

/**
 * Ends the active sessions of namespaces, and all of those that end as a whole; after those that are
 * being ended already.
 *
 * @param plan - Asked once it is its turn.
 */
export async function endSessions(deps: EndDeps, plan: () => Ends): Promise<void> {
  // Whoever asked for those is told of their failure.
  while (deps.flow.state().step === 'closing') await ended(deps).catch(() => {})
  const ends = plan()
  if (ends.namespaces.length === 0) return
  const result = ended(deps)
  deps.flow.send({ type: 'planned', ...ends })
  await result
}

function ended({ flow, bus, subscribe }: EndDeps): Promise<void> {
  return settled<void>({
    bus,
    subscribe,
    judge(event) {
      if (event.type === 'disconnected') return { value: undefined }
      return event.type === 'disconnectFailed' ? { error: event.error } : undefined
    },
    isGone: () => flow.state().step !== 'closing',
  })
}
