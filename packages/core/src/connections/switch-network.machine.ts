import { type LatchkeyError, type NetworkId, plainError } from '../contract/index.ts'
import { type Machine, move, stay } from '../store/machine.ts'
import type { SwitchEnds, SwitchStep } from '../store/state/connections.ts'

/**
 *     idle ── requested ──► switching ── taught ──► teaching
 *                               └────── moved ─────────┴──► done
 *                               └────── failed ────────┴──► failed
 *
 * Adding the network (`teaching`) is part of the same work: the wallet adds it, then switches.
 */
export type SwitchEvent =
  | ({ readonly type: 'requested' } & SwitchEnds)
  | { readonly type: 'taught' }
  | { readonly type: 'moved' }
  | { readonly type: 'failed'; readonly error: LatchkeyError }
  | { readonly type: 'left' }

/** The effects of switching the network. */
export type SwitchEffect =
  | { readonly type: 'moveWallet'; readonly to: NetworkId }
  | { readonly type: 'announceFailure'; readonly to: NetworkId; readonly error: LatchkeyError }

/** Moving the connected wallet to another network. */
export const switchNetworkMachine: Machine<SwitchStep, SwitchEvent, SwitchEffect> = {
  initial: { step: 'idle' },
  transition(state, event) {
    if (event.type === 'requested') {
      const { from, to } = event
      return move({ step: 'switching', from, to }, { type: 'moveWallet', to })
    }
    if (event.type === 'left') return state.step === 'idle' ? undefined : move({ step: 'idle' })
    if (state.step !== 'switching' && state.step !== 'teaching') return undefined
    const { from, to } = state
    switch (event.type) {
      case 'taught':
        return stay({ step: 'teaching', from, to })
      case 'moved':
        return move({ step: 'done', from, to })
      case 'failed':
        return move(
          { step: 'failed', from, to, error: plainError(event.error) },
          { type: 'announceFailure', to, error: event.error },
        )
    }
  },
}
