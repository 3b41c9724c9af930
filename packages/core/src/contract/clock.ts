import type { Undo } from './undo.ts'

/** The only source of time. */
export interface Clock {
  /** Wall time in epoch milliseconds: for dates and stored ages, never for time-outs. */
  now(): number
  /** Milliseconds that only grow: for time-outs. */
  monotonic(): number
  /** Calls `run` after `delayMs`. */
  after(delayMs: number, run: () => void): Undo
}
