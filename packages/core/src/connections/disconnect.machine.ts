import { LatchkeyError, type Namespace, plainError, type Session } from '../contract/index.ts'

import { type Machine, move } from '../store/machine.ts'
import type { DisconnectStep } from '../store/state/connections.ts'

/** Ending sessions: several at a time, failures collected. */
export type DisconnectEvent =
  | { readonly type: 'planned'; readonly sessions: readonly Session[] }
  | { readonly type: 'closed'; readonly failed: readonly Namespace[] }

/** The effects of ending sessions. */
export type DisconnectEffect =
  | { readonly type: 'closeSessions'; readonly sessions: readonly Session[] }
  | { readonly type: 'announceDone'; readonly namespaces: readonly Namespace[] }
  | { readonly type: 'announceFailure'; readonly error: LatchkeyError }

/** idle → closing(namespaces) → done / partlyFailed. Planning is pure and has no step. */
export const disconnectMachine: Machine<DisconnectStep, DisconnectEvent, DisconnectEffect> = {
  initial: { step: 'idle' },
  transition(state, event) {
    switch (event.type) {
      case 'planned':
        return state.step === 'closing'
          ? undefined
          : move(
              { step: 'closing', namespaces: namespacesOf(event.sessions) },
              { type: 'closeSessions', sessions: event.sessions },
            )
      case 'closed':
        if (state.step !== 'closing') return undefined
        return event.failed.length === 0
          ? move({ step: 'done' }, { type: 'announceDone', namespaces: state.namespaces })
          : partlyFailed(event.failed)
    }
  },
}

/** Each once, in the order in which they come. */
export function namespacesOf(sessions: readonly Session[]): readonly Namespace[] {
  return [...new Set(sessions.map(({ namespace }) => namespace))]
}

function partlyFailed(failed: readonly Namespace[]) {
  const [chain = ''] = failed
  const error =
    failed.length === 1
      ? new LatchkeyError('disconnect.chain-failed', { chain })
      : new LatchkeyError('disconnect.chains-failed', {})
  return move<DisconnectStep, DisconnectEffect>(
    { step: 'partlyFailed', error: plainError(error) },
    { type: 'announceFailure', error },
  )
}
