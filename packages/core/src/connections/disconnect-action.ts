import type { Session } from '../contract/index.ts'
import type { Bus } from '../store/events.ts'
import type { DisconnectStep } from '../store/root-state.ts'
import type { Flow } from '../store/run-machine.ts'
import { settled } from '../store/settled.ts'
import type { DisconnectEvent } from './disconnect.machine.ts'
import type { Chosen } from './disconnect-plan.ts'

interface Deps {
  readonly flow: Flow<DisconnectStep, DisconnectEvent>
  readonly bus: Bus
  subscribe(listener: () => void): () => void
  /** Which sessions end. Source: specification, section 4. */
  plan(chosen: Chosen): readonly Session[]
}

/**
 * Ends what is chosen; resolves at once when there is nothing.
 *
 * @throws LatchkeyError `disconnect.chain-failed`, `disconnect.chains-failed`.
 */
export type Disconnect = (chosen: Chosen) => Promise<void>

/** Makes what ends sessions. */
export function createDisconnect({ flow, bus, subscribe, plan }: Deps): Disconnect {
  const isClosing = (): boolean => flow.state().step === 'closing'

  function ended(): Promise<void> {
    return settled<void>({
      bus,
      subscribe,
      judge(event) {
        if (event.type === 'disconnected') return { value: undefined }
        return event.type === 'disconnectFailed' ? { error: event.error } : undefined
      },
      isGone: () => !isClosing(),
    })
  }

  return async (chosen) => {
    // One after the other; whoever asked for the first hears how that went.
    while (isClosing()) await ended().catch(() => undefined)
    const sessions = plan(chosen)
    if (sessions.length === 0) return
    const result = ended()
    flow.send({ type: 'planned', sessions })
    await result
  }
}
