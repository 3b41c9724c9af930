import { LatchkeyError } from '../contract/index.ts'
import type { Timers } from '../platform/timers.ts'

/** Longest wait for a frame that is there and says nothing, in milliseconds. */
const SILENCE_MS = 30_000

/**
 * Gives work up that a silent frame would keep waiting.
 *
 * @throws LatchkeyError `frame.timeout`, or as the work does.
 */
export async function within<Answer>(
  { after }: Pick<Timers, 'after'>,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const limit = new AbortController()
  const end = (): void => limit.abort()
  let isLate = false
  const stop = after(SILENCE_MS, () => {
    isLate = true
    end()
  })
  signal.addEventListener('abort', end, { once: true })
  // Who left before it began hears nothing any more.
  if (signal.aborted) end()
  try {
    return await work(limit.signal)
  } catch (thrown) {
    throw isLate ? new LatchkeyError('frame.timeout', {}, { cause: thrown }) : thrown
  } finally {
    stop()
    signal.removeEventListener('abort', end)
  }
}
