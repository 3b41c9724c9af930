import { numberLocale } from './number-locale.ts'
import { isFigure, UNKNOWN_FIGURE } from './unknown-figure.ts'

/** Decimals of a value in fiat. Source: docs/specification.md, section 9. */
const FIAT_DECIMALS = 2
const LEAST = 10 ** -FIAT_DECIMALS
/** More than all the money there is, in any currency, comes from a wrong number, and would leave its place. */
const MOST = 1e18

const RIGHT_TO_LEFT = /^(?:ar|fa|he|ur)\b/

/** How a value in fiat is written. */
export interface FiatForm {
  readonly locale: string
  /** Code of ISO 4217. Default: `USD`. */
  readonly currency?: string | undefined
  /** Default: 2. */
  readonly decimals?: number
}

/** The language, and the visitor's currency with its worth of one US dollar. */
export interface MoneyForm {
  readonly locale: string
  readonly fiat?: { readonly currency: string; readonly perUsd: number } | undefined
}

/**
 * A value in US dollars, as prices in the state are, in the visitor's currency.
 *
 * @param usd - As for `formatFiat`.
 */
export function formatMoney(usd: number | undefined, form: MoneyForm): string {
  return createMoneyFormat(form)(usd)
}

/**
 * The value of an amount, only to be read: what is sent or asked for is exact.
 *
 * @param amountText - In units of the token.
 * @param priceUsd - Of one unit.
 * @returns undefined where the price is unknown.
 */
export function formatWorth(
  amountText: string,
  priceUsd: number | undefined,
  form: MoneyForm,
): string | undefined {
  return priceUsd === undefined ? undefined : formatMoney(Number(amountText) * priceUsd, form)
}

/** `formatMoney` for many values: long lists make it once. */
export function createMoneyFormat({ locale, fiat }: MoneyForm): FiatFormat {
  const format = createFiatFormat({ locale, currency: fiat?.currency })
  return (usd) => format(usd === undefined ? undefined : usd * (fiat?.perUsd ?? 1))
}

/**
 * A value in fiat with two decimals, in the form of the language and with Latin figures. What is more
 * than 0 and less than the least figure is shown as `<$0.01`.
 *
 * @param value - Undefined where it is unknown: that is shown as `–`, and so is an impossible one.
 */
export function formatFiat(value: number | undefined, form: FiatForm): string {
  return createFiatFormat(form)(value)
}

/** A total of as many is shown compactly: its figures would not fit in a card. */
const COMPACT_FROM = 1e12

/** `formatMoney` of a total: "$2.3T" where it has 13 figures or more. */
export function formatTotal(usd: number | undefined, form: MoneyForm): string {
  const value = usd === undefined ? undefined : usd * (form.fiat?.perUsd ?? 1)
  if (!isFigure(value) || value < COMPACT_FROM || value >= MOST) return formatMoney(usd, form)
  const { locale, fiat } = form
  return formatter(
    { locale, currency: fiat?.currency },
    { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 },
  ).format(value)
}

/** Formats one value in fiat after another. */
export type FiatFormat = (value: number | undefined) => string

/** `formatFiat` for many values: long lists make it once. */
function createFiatFormat(form: FiatForm): FiatFormat {
  const numbers = formatter(form)
  return (value) => {
    if (!isFigure(value) || Math.abs(value) >= MOST) return UNKNOWN_FIGURE
    if (value > 0 && value < LEAST) return `<${numbers.format(LEAST)}`
    // The least figures below 0 would be written as `-$0.00`.
    const isNothing = Math.abs(value) < LEAST / 2
    return numbers.format(isNothing ? 0 : value)
  }
}

function formatter(
  { locale, currency = 'USD', decimals = FIAT_DECIMALS }: FiatForm,
  digits: Intl.NumberFormatOptions = {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  },
): Intl.NumberFormat {
  // Amounts run from left to right everywhere, with the sign first. Source: docs/look.md, board 9.
  const tag = numberLocale(RIGHT_TO_LEFT.test(locale) ? 'en' : locale)
  try {
    return new Intl.NumberFormat(tag, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      ...digits,
    })
  } catch {
    // A code that is none: without it the figure would look like one of another currency.
    return new Intl.NumberFormat(tag, { style: 'currency', currency: 'XXX', ...digits })
  }
}
