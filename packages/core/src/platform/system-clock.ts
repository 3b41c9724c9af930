import type { Clock } from '../contract/index.ts'

/** Longest delay of `setTimeout`; a longer one would fire at once. */
const MAX_DELAY_MS = 2 ** 31 - 1

/** The time of the machine. */
export function createSystemClock(): Clock {
  return {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    after(delayMs, run) {
      const timer = setTimeout(run, Math.min(delayMs, MAX_DELAY_MS))
      return () => clearTimeout(timer)
    },
  }
}
