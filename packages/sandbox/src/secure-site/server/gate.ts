import { setTimeout as pause } from 'node:timers/promises'

/** Something that a page decides while a frame waits for it. */
export interface Gate {
  readonly state: 'open' | 'closed' | 'undecided'
  decide(state: 'open' | 'closed'): void
  /** Resolves when it is decided, or after a while all the same. */
  wait(signal: AbortSignal): Promise<void>
}

/** How long a request waits before the frame has to ask again, in milliseconds. */
const HOLD_MS = 20_000

/** Creates an undecided gate. */
export function createGate(): Gate {
  let state: Gate['state'] = 'undecided'
  const decided = new AbortController()
  return {
    get state() {
      return state
    },
    decide(decision) {
      // The first decision is final.
      if (state !== 'undecided') return
      state = decision
      decided.abort()
    },
    async wait(signal) {
      const ends = AbortSignal.any([signal, decided.signal])
      await pause(HOLD_MS, undefined, { signal: ends, ref: false }).catch(() => undefined)
    },
  }
}
