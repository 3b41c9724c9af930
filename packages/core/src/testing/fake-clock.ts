import type { Clock } from '../contract/index.ts'

/** A clock that the test advances. */
export interface FakeClock extends Clock {
  /** Advances both times, runs due timers in order, and lets promises settle after each. */
  advance(ms: number): Promise<void>
  /** Changes the wall time only, as when the computer's clock is set. */
  jump(ms: number): void
  /** Number of pending timers. */
  readonly pending: number
}

interface Timer {
  readonly dueAtMs: number
  readonly run: () => void
}

/** Turns of the promise queue to wait for: more than any chain of promises in the code needs. */
const SETTLE_TURNS = 50

/**
 * Creates a fake clock.
 *
 * @param startAtMs - Wall time at the start, in epoch milliseconds.
 */
export function createFakeClock(startAtMs: number = Date.UTC(2025, 0, 1)): FakeClock {
  const timers = new Set<Timer>()
  let wallMs = startAtMs
  let elapsedMs = 0

  function moveTo(targetMs: number): void {
    wallMs += targetMs - elapsedMs
    elapsedMs = targetMs
  }

  function nextDue(untilMs: number): Timer | undefined {
    return [...timers]
      .filter((timer) => timer.dueAtMs <= untilMs)
      .sort((a, b) => a.dueAtMs - b.dueAtMs)[0]
  }

  return {
    now: () => wallMs,
    monotonic: () => elapsedMs,
    after(delayMs, run) {
      const timer = { dueAtMs: elapsedMs + Math.max(0, delayMs), run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    async advance(ms) {
      const untilMs = elapsedMs + ms
      await settle()
      for (let timer = nextDue(untilMs); timer !== undefined; timer = nextDue(untilMs)) {
        timers.delete(timer)
        moveTo(Math.max(elapsedMs, timer.dueAtMs))
        timer.run()
        await settle()
      }
      moveTo(untilMs)
    },
    jump(ms) {
      wallMs += ms
    },
    get pending() {
      return timers.size
    },
  }
}

async function settle(): Promise<void> {
  for (let count = 0; count < SETTLE_TURNS; count += 1) await Promise.resolve()
}
