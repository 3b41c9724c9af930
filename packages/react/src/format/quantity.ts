import { type AmountFormat, createBalanceFormat } from './balance.ts'

const NOTHING = /^[0.]*$/

/**
 * Creates the format of token amounts in a list: cut to three decimals as a balance, without the zeros at
 * the end. What is more than 0 and less than the least figure is shown as `<0.001`.
 */
export function createQuantityFormat(locale: string): AmountFormat {
  const format = createBalanceFormat(locale)
  return (amountText) => {
    const trimmed = format(amountText)
      .replace(/([.,]\d*?)0+$/, '$1')
      .replace(/[.,]$/, '')
    const isTooSmall = trimmed === '0' && !NOTHING.test(amountText)
    return isTooSmall ? `<${format('0.001')}` : trimmed
  }
}
