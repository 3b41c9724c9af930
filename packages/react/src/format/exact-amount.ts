import { decimalSign } from './decimal-sign.ts'
import { numberLocale } from './number-locale.ts'

const PLAIN_DECIMAL = /^(\d+)(?:\.(\d+))?$/

/**
 * An amount with all of its decimals, with the separators of the language and Latin figures.
 *
 * @param amountText - A plain decimal; anything else is shown unchanged.
 */
export function exactAmount(amountText: string, locale: string): string {
  const [, whole, fraction] = PLAIN_DECIMAL.exec(amountText) ?? []
  if (whole === undefined) return amountText
  const numbers = new Intl.NumberFormat(numberLocale(locale), { minimumFractionDigits: 0 })
  // As bigint: an amount may have more figures than a number can represent.
  const grouped = numbers.format(BigInt(whole))
  return fraction === undefined ? grouped : `${grouped}${decimalSign(locale)}${fraction}`
}
