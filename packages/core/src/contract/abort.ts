import { LatchkeyError } from './errors/latchkey-error.ts'

/** @throws LatchkeyError `aborted` when the signal has fired. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new LatchkeyError('aborted', {})
}

/**
 * Waits for `work` until the signal fires: a request to a wallet can't be cancelled.
 *
 * @throws LatchkeyError `aborted` as soon as the signal fires.
 */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = (): void => reject(new LatchkeyError('aborted', {}))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    const unlisten = (): void => signal.removeEventListener('abort', abort)
    // Promises of a page's own polyfill may lack `finally`.
    work.then(resolve, reject).then(unlisten, unlisten)
  })
}
