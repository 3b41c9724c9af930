import type { Clock, Undo } from '../contract/index.ts'

/** Timers of one core, cancelled when it stops. */
export interface Timers {
  after(delayMs: number, run: () => void): Undo
  /** Aborts when the core stops. */
  signal(): AbortSignal
  /** Cancels every pending timer and aborts the signal. */
  stop(): void
}

/** Creates the timers of one core; after a stop they can be used again. */
export function createTimers(clock: Clock): Timers {
  let life = new AbortController()
  // A set, and not one abort listener per timer: Node warns at the eleventh listener of a signal.
  const pending = new Set<Undo>()
  return {
    after(delayMs, run) {
      const cancel = clock.after(delayMs, () => {
        pending.delete(undo)
        run()
      })
      const undo = () => {
        pending.delete(undo)
        cancel()
      }
      pending.add(undo)
      return undo
    },
    signal: () => life.signal,
    stop() {
      life.abort()
      life = new AbortController()
      for (const undo of pending) undo()
    },
  }
}
