import { formatAmount } from '../balances/amount.ts'
import { LatchkeyError } from '../contract/index.ts'

/** A payment on Bitcoin. The address says on which of its networks. */
export interface BitcoinPayment {
  readonly address: string
  /** In satoshis. */
  readonly amount: bigint
}

/** Source: BIP-21: amounts are in bitcoins. */
const DECIMALS = 8
/** 21 million bitcoins. */
const MAX_AMOUNT = 2_100_000_000_000_000n

/**
 * Writes the link of a payment. Source: BIP-21.
 *
 * @throws LatchkeyError `amount.invalid` for more than there can be.
 */
export function writeBip21({ address, amount }: BitcoinPayment): string {
  if (amount > MAX_AMOUNT) throw new LatchkeyError('amount.invalid', {})
  return `bitcoin:${address}?amount=${formatAmount(amount, DECIMALS)}`
}
