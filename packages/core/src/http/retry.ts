import { type Clock, isLatchkeyError } from '../contract/index.ts'
import { wait } from './wait.ts'

/** Delays before the second, third and fourth try. Source: docs/security.md, S41. */
const RETRY_DELAYS_MS = [150, 300, 600] as const

/** Statuses below 500 that are temporary. Source: docs/security.md, S41. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 429])

interface Deps {
  readonly clock: Clock
  readonly signal?: AbortSignal | undefined
  /** Returns true for a failure after which it retries; by default the failures that S41 names. */
  readonly isPassing?: (error: unknown) => boolean
}

/**
 * Runs a read, and retries it after temporary failures. Not for writes. A time-out is not retried:
 * the visitor has waited long enough.
 */
export async function retryRead<T>(
  attempt: () => Promise<T>,
  { clock, signal, isPassing = isPassingFailure }: Deps,
): Promise<T> {
  for (const delayMs of RETRY_DELAYS_MS) {
    try {
      return await attempt()
    } catch (error) {
      if (!isPassing(error)) throw error
    }
    await wait(clock, delayMs, signal)
  }
  return attempt()
}

/** Returns true if a failed request may succeed a moment later. */
export function isPassingFailure(error: unknown): boolean {
  if (isLatchkeyError(error, 'http.network')) return true
  return isLatchkeyError(error, 'http.status') && isPassingStatus(error.context.status)
}

/** Returns true for a status that means a temporary failure. */
export function isPassingStatus(status: number): boolean {
  return status >= 500 || PASSING_STATUSES.has(status)
}
