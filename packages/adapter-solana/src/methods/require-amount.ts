import { LatchkeyError } from '@latchkey/core/contract'

/** Amounts have 64 bits. */
const MAX_AMOUNT = 2n ** 64n

/**
 * Reads an amount or a count of a node: a non-negative integer, or its digits as text.
 *
 * @throws LatchkeyError `http.malformed`.
 */
export function requireAmount(value: unknown): bigint {
  const isNumber = typeof value === 'number' && Number.isInteger(value) && value >= 0
  const isDigits = typeof value === 'string' && /^\d{1,20}$/.test(value)
  const amount = isNumber || isDigits ? BigInt(value) : -1n
  if (amount < 0n || amount >= MAX_AMOUNT) throw new LatchkeyError('http.malformed', {})
  return amount
}
