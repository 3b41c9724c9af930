import { LatchkeyError } from '@latchkey/core/contract'

/** A fee up to here may be more than what is sent, in satoshis. */
const SMALL_FEE = 50_000n
/** Nobody pays more, in satoshis. Source: Bitcoin Core, `DEFAULT_TRANSACTION_MAXFEE`. */
const MOST_FEE = 10_000_000n

/**
 * Refuses a fee that only a mistake or a lie explains: one that a server made up would go to miners.
 *
 * @throws LatchkeyError `transfer.would-fail`.
 */
export function needFairFee(fee: bigint, amount: bigint): void {
  const isSmall = fee <= SMALL_FEE || fee <= amount
  if (!isSmall || fee > MOST_FEE) throw new LatchkeyError('transfer.would-fail', {})
}
