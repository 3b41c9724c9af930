/**
 * Whether the frame can be asked. One page in it gives one `loaded` and one `saidReady`, in whichever
 * order; a second `loaded` is another page, with which everything begins anew. Source: rule S07.
 *
 * absent → loading → settling (500 ms) → ready; failed, when it took too long, and when another page
 * came that is not ready.
 */
export type Readiness =
  | { readonly step: 'absent' }
  | { readonly step: 'loading' | 'failed'; readonly hasLoaded: boolean }
  | {
      readonly step: 'settling' | 'ready'
      readonly hasLoaded: boolean
      /** The next page said that it is ready before it was loaded. */
      readonly isNextReady: boolean
    }

/** What happens to the frame. */
export type ReadinessEvent =
  | 'made'
  | 'saidReady'
  | 'loaded'
  | 'settled'
  | 'timedOut'
  | 'broken'
  | 'reloading'
  | 'removed'

/** `settle`: let the pause pass. `open`: requests may go out. `end`: those that went out are lost. */
export type ReadinessEffect = 'settle' | 'open' | 'end'

/** What comes next. */
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
  // Nothing was asked of a page that was never ready.
  if (state.step !== 'settling' && state.step !== 'ready') return move(state)
  // It may still say that it is ready. Where it is no page of the wallet, whoever asks has it loaded anew.
  if (!state.isNextReady) return move({ step: 'failed', hasLoaded: true }, 'end')
  return move({ step: 'settling', hasLoaded: true, isNextReady: false }, 'end', 'settle')
}

function move(state: Readiness, ...effects: readonly ReadinessEffect[]): ReadinessMove {
  return { state, effects }
}
