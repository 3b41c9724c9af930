/** The most units that a transaction may take; it is tried with that. Source: Solana, compute budget. */
export const MAX_UNITS = 1_400_000
/** What the network itself allows each step for which nobody asks. Source: Solana, compute budget. */
export const STEP_UNITS = 200_000

/** Prices are in millionths of a lamport for each unit of computing. */
const MICRO = 1_000_000
/**
 * The most that a place further in front may cost, in lamports: what nodes say of prices decides how
 * much is asked for, but not without end. A thousandth of a SOL.
 */
const MAX_PRIORITY_LAMPORTS = 1_000_000
/** Of all that was paid of late, this part was no more than what is offered. */
const PART = 0.75
/** A transfer may take another way than it did when it was tried. */
const MARGIN_PERCENT = 110
/** What asking for a limit and a price takes itself, in units. */
const OWN_UNITS = 300

/** What is asked of the network for one transaction. */
export interface Priority {
  readonly unitLimit: number
  /** Millionths of a lamport for each unit. */
  readonly unitPrice: number
}

/**
 * Estimates what a transaction needs and what a place in one of the next blocks costs.
 *
 * @param units - What it took when it was tried, or is allowed where nobody can tell.
 * @param recent - What was paid of late, in millionths of a lamport for each unit.
 */
export function priorityOf(units: number, recent: readonly number[]): Priority {
  const wanted = Math.ceil((units * MARGIN_PERCENT) / 100) + OWN_UNITS
  const unitLimit = Math.min(wanted, MAX_UNITS)
  const sorted = [...recent].sort((a, b) => a - b)
  const usual = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * PART))] ?? 0
  const most = Math.floor((MAX_PRIORITY_LAMPORTS * MICRO) / unitLimit)
  return { unitLimit, unitPrice: Math.min(usual, most) }
}

/** What the place costs, in lamports; the network rounds up. */
export function priorityFee({ unitLimit, unitPrice }: Priority): bigint {
  const micro = BigInt(MICRO)
  return (BigInt(unitLimit) * BigInt(unitPrice) + micro - 1n) / micro
}
