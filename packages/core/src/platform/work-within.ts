import { LatchkeyError, throwIfAborted, type Undo, untilAborted } from '../contract/index.ts'

/** How long work may take, and what it is done with. */
export interface WorkLimit {
  readonly limitMs: number
  readonly timers: { after(delayMs: number, run: () => void): Undo }
}

/**
 * Runs work of a website, which may never settle, or throw anything.
 *
 * @param work - Its signal fires with `signal`, and when the time is over.
 * @throws LatchkeyError `aborted` only when `signal` fired; anything else is as the work threw it.
 */
export async function workWithin<Result>(
  { limitMs, timers }: WorkLimit,
  work: (signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  throwIfAborted(signal)
  const own = new AbortController()
  const abort = (): void => own.abort()
  const cancel = timers.after(limitMs, abort)
  signal.addEventListener('abort', abort, { once: true })
  const run = async (): Promise<Result> => work(own.signal)
  try {
    return await untilAborted(run(), own.signal)
  } catch (cause) {
    throwIfAborted(signal)
    throw own.signal.aborted ? new LatchkeyError('http.timeout', {}, { cause }) : cause
  } finally {
    cancel()
    signal.removeEventListener('abort', abort)
  }
}
