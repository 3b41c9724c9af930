/**
 * Most compute units of a transaction; simulations use this limit. Source: Solana, compute budget.
 */
export const MAX_UNITS = 1_400_000
/** Default compute units of each instruction. Source: Solana, compute budget. */
export const STEP_UNITS = 200_000

/** Prices are in millionths of a lamport for each unit of computing. */
const MICRO = 1_000_000
/** Largest priority fee, in lamports, whatever prices nodes report: a thousandth of a SOL. */
export const MAX_PRIORITY_LAMPORTS = 1_000_000n
/** The offered price is this quantile of the recent prices. */
const PART = 0.75
/** A transfer may need more units than in the simulation. */
const MARGIN_PERCENT = 110
/** Units of the instructions that set the limit and the price. */
const OWN_UNITS = 300

/** Compute budget of one transaction. */
export interface Priority {
  readonly unitLimit: number
  /** Millionths of a lamport for each unit. */
  readonly unitPrice: number
}

/**
 * Estimates the compute units and the priority fee of a transaction.
 *
 * @param units - Units of the simulation, or the default if they are unknown.
 * @param recent - Recent prices, in millionths of a lamport for each unit.
 */
export function priorityOf(units: number, recent: readonly number[]): Priority {
  const limit = Math.ceil((units * MARGIN_PERCENT) / 100) + OWN_UNITS
  const unitLimit = Math.min(limit, MAX_UNITS)
  const sorted = [...recent].sort((a, b) => a - b)
  const usual = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * PART))] ?? 0
  const most = Math.floor((Number(MAX_PRIORITY_LAMPORTS) * MICRO) / unitLimit)
  return { unitLimit, unitPrice: Math.min(usual, most) }
}

/** The priority fee, in lamports; the network rounds up. */
export function priorityFee({
  unitLimit,
  unitPrice,
}: Record<keyof Priority, number | bigint>): bigint {
  const micro = BigInt(MICRO)
  return (BigInt(unitLimit) * BigInt(unitPrice) + micro - 1n) / micro
}

/** The same units at a price with which the priority fee is at most `maxFee`, in lamports. */
export function limitPriority(priority: Priority, maxFee: bigint): Priority {
  return priorityFee(priority) <= maxFee ? priority : pricedAt(priority, maxFee)
}

/** The same units at the highest price with which the priority fee is not above `fee`, in lamports. */
export function pricedAt({ unitLimit }: Priority, fee: bigint): Priority {
  const affordable = fee <= 0n ? 0n : (fee * BigInt(MICRO)) / BigInt(unitLimit)
  return { unitLimit, unitPrice: Number(affordable) }
}
