import { LatchkeyError } from '@latchkey/core/contract'

/** A fee up to this limit may be higher than the amount, in satoshis. */
const SMALL_FEE = 50_000n
/** Largest fee, in satoshis. Source: Bitcoin Core, `DEFAULT_TRANSACTION_MAXFEE`. */
const MOST_FEE = 10_000_000n

/**
 * Refuses a fee that is too high to be true, for example from a false rate of a server.
 *
 * @throws LatchkeyError `transfer.would-fail`.
 */
export function requireFairFee(fee: bigint, amount: bigint): void {
  const isSmall = fee <= SMALL_FEE || fee <= amount
  if (!isSmall || fee > MOST_FEE) throw new LatchkeyError('transfer.would-fail', {})
}
