import type { Clock, Undo } from '@latchkey/core/contract'

/** Hands requests to the library one after another. */
export interface Turns {
  /**
   * Calls `run` in its turn. The turn ends when the library has numbered the request: `run` calls `end`. The
   * returned function ends it at once, or takes it back if it has not come.
   */
  take(run: (end: () => void) => void): Undo
}

/**
 * Creates turns, no two of which are in one millisecond. The library numbers requests by the millisecond
 * and three random digits: of ten requests in one millisecond, two get the same number one time in twenty,
 * and both get the answer of the first. It numbers a request some time after it was handed over, and
 * those that waited there get their numbers together.
 */
export function createTurns(clock: Clock): Turns {
  let lastMs = Number.NEGATIVE_INFINITY
  let queue: Promise<void> = Promise.resolve()

  async function untilNextMs(): Promise<void> {
    while (clock.now() === lastMs) await new Promise<void>((wake) => void clock.after(1, wake))
  }

  return {
    take(run) {
      let isTakenBack = false
      let end = (): void => {
        isTakenBack = true
      }
      queue = queue.then(untilNextMs).then(
        () =>
          new Promise<void>((resolve) => {
            end = () => {
              lastMs = clock.now()
              resolve()
            }
            if (isTakenBack) resolve()
            else run(end)
          }),
      )
      return () => end()
    },
  }
}
