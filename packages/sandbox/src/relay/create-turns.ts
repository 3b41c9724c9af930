import type { RelayFaults } from './relay-faults.ts'

/** How long a message waits for the next one, before which it shall not come, in milliseconds. */
const REORDER_MS = 100

/** When messages leave, as the relay's faults have it. */
export interface Turns {
  /** Calls `push` once for every copy: now, later, or after the next one. */
  take(push: () => void): void
  /** Calls `push` now, or as much later as calls are answered. */
  answer(push: () => void): void
  /** Nothing that waits leaves any more. */
  stop(): void
}

/** @param faults - What goes wrong at the moment. */
export function createTurns(faults: () => RelayFaults): Turns {
  const timers = new Set<NodeJS.Timeout>()
  let delayed: (() => void) | undefined

  function later(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, ms)
    timers.add(timer)
  }

  function delay(push: () => void): void {
    delayed = push
    // One that stays alone goes by itself.
    later(REORDER_MS, () => {
      if (delayed !== push) return
      delayed = undefined
      push()
    })
  }

  function leave(push: () => void): void {
    const first = delayed
    delayed = undefined
    if (faults().isReordering && first === undefined) delay(push)
    else push()
    first?.()
  }

  return {
    take(push) {
      const { delayMs, copies } = faults()
      const all = (): void => {
        for (let copy = 0; copy < copies; copy += 1) leave(push)
      }
      if (delayMs > 0) later(delayMs, all)
      else all()
    },
    answer(push) {
      const { answersDelayMs } = faults()
      if (answersDelayMs > 0) later(answersDelayMs, push)
      else push()
    },
    stop() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
