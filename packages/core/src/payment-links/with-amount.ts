import { parseAmount } from '../balances/amount.ts'
import type { PaymentToRead } from '../contract/index.ts'

/** More than any token has. */
const MOST_DECIMALS = 36

/**
 * Reads the parameter `amount` of a link: whole coins or tokens, as a plain decimal.
 *
 * @returns undefined where it is no amount.
 */
export function withAmount(
  payment: PaymentToRead,
  query: URLSearchParams,
): PaymentToRead | undefined {
  const amountText = query.get('amount') ?? undefined
  if (amountText === undefined) return payment
  try {
    parseAmount(amountText, MOST_DECIMALS)
    return { ...payment, amountText }
  } catch {
    return undefined
  }
}
