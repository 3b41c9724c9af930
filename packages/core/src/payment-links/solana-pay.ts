import { formatAmount } from '../balances/amount.ts'
import { LatchkeyError } from '../contract/index.ts'

/** A payment on Solana. The link does not say on which of its networks. */
export interface SolanaPayment {
  /** The address of the recipient: the owner, also of tokens. */
  readonly address: string
  /** In smallest units. */
  readonly amount: bigint
  readonly decimals: number
  /** Address of the token's mint; the native coin where left out. */
  readonly token?: string | undefined
}

/** The largest amount of a token or of the coin, an unsigned number of 64 bits. Source: SPL Token. */
const MAX_AMOUNT = 2n ** 64n - 1n

/**
 * Writes the link of a payment. The amount is in whole tokens, as a plain decimal. Source: Solana Pay,
 * transfer request.
 *
 * @throws LatchkeyError `amount.invalid` for more than the network can count, `amount.decimals`.
 */
export function writeSolanaPay({ address, amount, decimals, token }: SolanaPayment): string {
  if (amount > MAX_AMOUNT) throw new LatchkeyError('amount.invalid', {})
  const link = `solana:${address}?amount=${formatAmount(amount, decimals)}`
  return token === undefined ? link : `${link}&spl-token=${token}`
}
