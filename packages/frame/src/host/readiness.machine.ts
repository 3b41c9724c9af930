/**
 * The readiness of the frame for calls. One document in it causes one `loaded` and one `saidReady`,
 * in either order; a second `loaded` is another document, which resets everything. Source:
 * docs/security.md, S07.
 *
 * absent → loading → settling (500 ms) → ready; failed when it took too long, and when another
 * document was loaded that is not ready.
 */
export type Readiness =
  | { readonly step: 'absent' }
  | { readonly step: 'loading' | 'failed'; readonly hasLoaded: boolean }
  | {
      readonly step: 'settling' | 'ready'
      readonly hasLoaded: boolean
      /** The next document reported that it is ready before its load event. */
      readonly isNextReady: boolean
    }

/** The events of the frame. */
export type ReadinessEvent =
  | 'made'
  | 'saidReady'
  | 'loaded'
  | 'settled'
  | 'timedOut'
  | 'broken'
  | 'reloading'
  | 'removed'

/** `settle`: wait for the pause. `open`: calls may be posted. `end`: posted calls get no reply. */
export type ReadinessEffect = 'settle' | 'open' | 'end'

/** The next state and its effects. */
export interface ReadinessMove {
  readonly state: Readiness
  readonly effects: readonly ReadinessEffect[]
}

/** No frame yet. */
export const ABSENT: Readiness = { step: 'absent' }

/** Decides what the frame's readiness becomes. */
export function moveReadiness(state: Readiness, event: ReadinessEvent): ReadinessMove {
  switch (event) {
    case 'made':
      return move({ step: 'loading', hasLoaded: false })
    case 'reloading':
      return move({ step: 'loading', hasLoaded: false }, 'end')
    case 'removed':
      return move(ABSENT, 'end')
    case 'broken':
      return state.step === 'absent'
        ? move(state)
        : move({ step: 'failed', hasLoaded: true }, 'end')
    case 'timedOut':
      return state.step === 'loading' ? move({ ...state, step: 'failed' }) : move(state)
    case 'settled':
      return state.step === 'settling' ? move({ ...state, step: 'ready' }, 'open') : move(state)
    case 'saidReady':
      return afterReady(state)
    case 'loaded':
      return afterLoad(state)
  }
}

function afterReady(state: Readiness): ReadinessMove {
  if (state.step === 'absent') return move(state)
  if (state.step === 'settling' || state.step === 'ready') {
    return move({ ...state, isNextReady: true })
  }
  return move({ step: 'settling', hasLoaded: state.hasLoaded, isNextReady: false }, 'settle')
}

function afterLoad(state: Readiness): ReadinessMove {
  if (state.step === 'absent') return move(state)
  if (!state.hasLoaded) return move({ ...state, hasLoaded: true })
  // No call was posted to a document that was never ready.
  if (state.step !== 'settling' && state.step !== 'ready') return move(state)
  // It may still report that it is ready. If it is not the wallet's document, the next call reloads it.
  if (!state.isNextReady) return move({ step: 'failed', hasLoaded: true }, 'end')
  return move({ step: 'settling', hasLoaded: true, isNextReady: false }, 'end', 'settle')
}

function move(state: Readiness, ...effects: readonly ReadinessEffect[]): ReadinessMove {
  return { state, effects }
}
