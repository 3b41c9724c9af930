import { type Clock, LatchkeyError, throwIfAborted, type Undo } from '../contract/index.ts'

/**
 * Waits.
 *
 * @throws LatchkeyError `aborted` as soon as the signal fires; no timer is left then.
 */
export async function wait(clock: Clock, delayMs: number, signal?: AbortSignal): Promise<void> {
  throwIfAborted(signal)
  let stopTimer: Undo = () => {}
  let abort: Undo = () => {}
  try {
    await new Promise<void>((resolve, reject) => {
      stopTimer = clock.after(delayMs, resolve)
      abort = () => reject(new LatchkeyError('aborted', {}))
      signal?.addEventListener('abort', abort, { once: true })
    })
  } finally {
    stopTimer()
    signal?.removeEventListener('abort', abort)
  }
}
