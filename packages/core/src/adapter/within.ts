import { type Clock, untilAborted } from '../contract/index.ts'

interface Limit<F> {
  readonly clock: Clock
  readonly limitMs: number
  /** The result after the time limit. */
  readonly otherwise: F
  readonly signal?: AbortSignal | undefined
}

/**
 * Waits for `work` until the time limit or until the signal fires. A later result is ignored.
 *
 * @throws LatchkeyError `aborted` as soon as the signal fires.
 */
export async function within<T, F>(work: Promise<T>, limit: Limit<F>): Promise<T | F> {
  const { clock, limitMs, otherwise, signal } = limit
  let undo = (): void => {}
  const timeout = new Promise<F>((resolve) => {
    undo = clock.after(limitMs, () => resolve(otherwise))
  })
  try {
    const first = Promise.race([work, timeout])
    return await (signal === undefined ? first : untilAborted(first, signal))
  } finally {
    undo()
  }
}
