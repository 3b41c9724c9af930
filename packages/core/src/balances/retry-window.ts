import { BALANCE_FRESH_MS, BALANCE_RETRY_MS } from './constants.ts'

/** When a balance was last asked for, in monotonic milliseconds, and how that ended. */
export type LastRead =
  | { readonly outcome: 'read'; readonly atMs: number }
  | { readonly outcome: 'failed'; readonly atMs: number }

/** Whether a balance may be asked for: not while it is fresh, nor right after a failure. */
export function mayReadBalance(last: LastRead | undefined, nowMs: number): boolean {
  if (last === undefined) return true
  const waitMs = last.outcome === 'read' ? BALANCE_FRESH_MS : BALANCE_RETRY_MS
  return nowMs - last.atMs >= waitMs
}
