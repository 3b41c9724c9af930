import { formatBalance } from './balance.ts'

const NOTHING = /^[0.]*$/

/**
 * The amount of a token in a list: cut to three decimals as a balance, without the zeros at its end. What is
 * more than 0 and less than the least figure is shown as `<0.001`.
 *
 * @param amountText - A plain decimal.
 */
export function formatQuantity(amountText: string, locale: string): string {
  const balance = formatBalance(amountText, locale)
  const trimmed = balance.replace(/([.,]\d*?)0+$/, '$1').replace(/[.,]$/, '')
  const isTooSmall = trimmed === '0' && !NOTHING.test(amountText)
  return isTooSmall ? `<${formatBalance('0.001', locale)}` : trimmed
}
