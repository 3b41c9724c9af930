import { truncateAmount } from '@latchkey/core'
import { exactAmount } from '../../format/exact-amount.ts'
import { formatFiat } from '../../format/fiat.ts'
import type { Wording } from '../../messages/create-wording.ts'

/** An amount of money or of a token, as the state has it. */
interface AmountOf {
  readonly amountText: string
  /** ISO 4217, or the symbol of a token. */
  readonly currency: string
}

/** An amount of money: "$200.00". Only to be read. */
export function moneyText({ amountText, currency }: AmountOf, { locale }: Wording): string {
  return formatFiat(Number(amountText), { locale, currency })
}

/** The same without decimals where there are none: "$7,500". */
export function shortMoney(amount: AmountOf, text: Wording): string {
  return moneyText(amount, text).replace(/[.,]00(?=\D*$)/, '')
}

/** Decimals of a token of which there is one or more, at most and at least; figures of one of which there is less. */
const DECIMALS = 3
const FEW_DECIMALS = 2
const FIGURES = 4

/**
 * Writes the amount that a provider offers, cut to the decimals that distinguish two prices:
 * "197.50", "0.03712". It is never rounded up, and only 0 is written as 0.
 */
export function tokenFigure(amountText: string, { locale }: Wording): string {
  const [, zeros] = /^0\.(0*)[1-9]/.exec(amountText) ?? []
  const cut = truncateAmount(amountText, zeros === undefined ? DECIMALS : zeros.length + FIGURES)
  const [whole = '0', fraction = ''] = cut.split('.')
  const decimals = fraction.replace(/0+$/, '').padEnd(/[1-9]/.test(whole) ? FEW_DECIMALS : 0, '0')
  return exactAmount(decimals === '' ? whole : `${whole}.${decimals}`, locale)
}

/** The same with its symbol: "197.58 USDC". */
export function tokenText({ amountText, currency }: AmountOf, text: Wording): string {
  return `${tokenFigure(amountText, text)} ${currency}`
}

/** "US Dollar", and the code itself where the language has no name for it. */
export function currencyName(code: string, { locale }: Wording): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code
  } catch {
    return code
  }
}

/** "$"; of a currency without a sign of its own the two letters of its country. */
export function currencySign(code: string): string {
  try {
    const parts = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(0)
    const sign = parts.find(({ type }) => type === 'currency')?.value ?? code
    return sign.length > 2 ? code.slice(0, 2) : sign
  } catch {
    return code.slice(0, 2)
  }
}
