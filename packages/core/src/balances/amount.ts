import { LatchkeyError } from '../contract/index.ts'

/** Most decimals a token may have. Source: docs/security.md, S27. */
export const MAX_DECIMALS = 36

const PLAIN_DECIMAL = /^(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)$/

/**
 * Reads a decimal text into smallest units, exactly.
 *
 * @param decimals - Decimals of the token, 0 to 36.
 * @throws LatchkeyError `amount.invalid` for anything but a plain decimal, `amount.too-precise`
 * when it has more decimals than the token, `amount.decimals` for impossible decimals.
 */
export function parseAmount(text: string, decimals: number): bigint {
  checkDecimals(decimals)
  // A website may pass a number, which may have been rounded before.
  if (typeof text !== 'string' || !PLAIN_DECIMAL.test(text))
    throw new LatchkeyError('amount.invalid', {})
  const [whole = '', fraction = ''] = text.split('.')
  if (fraction.length > decimals) throw new LatchkeyError('amount.too-precise', { decimals })
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

/**
 * Writes smallest units as decimal text, exactly and without trailing zeros.
 *
 * @throws LatchkeyError `amount.decimals` for impossible decimals.
 */
export function formatAmount(amount: bigint, decimals: number): string {
  checkDecimals(decimals)
  const sign = amount < 0n ? '-' : ''
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return fraction === '' ? `${sign}${whole}` : `${sign}${whole}.${fraction}`
}

function checkDecimals(decimals: number): void {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > MAX_DECIMALS) {
    throw new LatchkeyError('amount.decimals', { decimals })
  }
}
