/** How long a balance counts as fresh. Source: docs/specification.md, section 9. */
export const BALANCE_FRESH_MS = 30_000

/** How long a failed balance is not requested again. Source: docs/specification.md, section 9. */
const BALANCE_RETRY_MS = 30_000

/** When a balance was last requested, in monotonic milliseconds, and the outcome. */
export type LastRead =
  | { readonly outcome: 'read'; readonly atMs: number }
  | { readonly outcome: 'failed'; readonly atMs: number }

/** Returns true if a balance may be requested: not while it is fresh, nor right after a failure. */
export function mayReadBalance(last: LastRead | undefined, nowMs: number): boolean {
  if (last === undefined) return true
  const waitMs = last.outcome === 'read' ? BALANCE_FRESH_MS : BALANCE_RETRY_MS
  return nowMs - last.atMs >= waitMs
}
