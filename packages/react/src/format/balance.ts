import { truncateAmount } from '@latchkey/core/page'
import { numberLocale } from './number-locale.ts'

/** Decimals of a balance. Source: docs/specification.md, section 9. */
const BALANCE_DECIMALS = 3

const PLAIN_DECIMAL = /^\d+(\.\d+)?$/

/** Formats one amount after another. Long lists make it once: that takes longer than all of their rows. */
export type AmountFormat = (amountText: string) => string

/**
 * Formats a balance: cut (never rounded) to three decimals, with the separators of the
 * language and Latin figures.
 *
 * @param amountText - A plain decimal; anything else is shown unchanged.
 */
export function formatBalance(amountText: string, locale: string): string {
  return createBalanceFormat(locale)(amountText)
}

/** `formatBalance` for many amounts. */
export function createBalanceFormat(locale: string): AmountFormat {
  const wholes = numbers(locale)
  const point = decimalPoint(locale)
  return (amountText) => {
    if (!PLAIN_DECIMAL.test(amountText)) return amountText
    const [whole = '0', fraction = ''] = truncateAmount(amountText, BALANCE_DECIMALS).split('.')
    // Whole figures as bigint: a balance may have more of them than a number can represent.
    return `${wholes.format(BigInt(whole))}${point}${fraction}`
  }
}

/** The same with its symbol: `1.284 ETH`. */
export function formatBalanceWithSymbol(
  { amountText, symbol }: { readonly amountText: string; readonly symbol: string },
  locale: string,
): string {
  return `${formatBalance(amountText, locale)} ${symbol}`
}

function decimalPoint(locale: string): string {
  const parts = new Intl.NumberFormat(numberLocale(locale), {
    minimumFractionDigits: 1,
  }).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

function numbers(locale: string): Intl.NumberFormat {
  return new Intl.NumberFormat(numberLocale(locale), { maximumFractionDigits: 0 })
}
