import { type Clock, untilAborted } from '../contract/index.ts'

interface Limit<F> {
  readonly clock: Clock
  readonly limitMs: number
  /** What it comes to when the time is over. */
  readonly otherwise: F
  readonly signal?: AbortSignal | undefined
}

/**
 * Waits for `work`, but no longer than the limit and the signal allow; what comes later is dropped.
 *
 * @throws LatchkeyError `aborted` as soon as the signal fires.
 */
export async function within<T, F>(work: Promise<T>, limit: Limit<F>): Promise<T | F> {
  const { clock, limitMs, otherwise, signal } = limit
  let undo = (): void => {}
  const over = new Promise<F>((resolve) => {
    undo = clock.after(limitMs, () => resolve(otherwise))
  })
  try {
    const first = Promise.race([work, over])
    return await (signal === undefined ? first : untilAborted(first, signal))
  } finally {
    undo()
  }
}
