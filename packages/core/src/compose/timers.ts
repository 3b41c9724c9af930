import type { Clock, Undo } from '../contract/index.ts'

/** What a core does later, as long as it runs. */
export interface Timers {
  after(delayMs: number, run: () => void): Undo
  /** Fires when the core stops. */
  signal(): AbortSignal
  /** Nothing that waits will happen. */
  stop(): void
}

/** Makes the timers of one core; after a stop they begin anew. */
export function createTimers(clock: Clock): Timers {
  let life = new AbortController()
  return {
    after(delayMs, run) {
      const { signal } = life
      const cancel = clock.after(delayMs, () => {
        signal.removeEventListener('abort', cancel)
        run()
      })
      signal.addEventListener('abort', cancel, { once: true })
      return () => {
        signal.removeEventListener('abort', cancel)
        cancel()
      }
    },
    signal: () => life.signal,
    stop() {
      life.abort()
      life = new AbortController()
    },
  }
}
