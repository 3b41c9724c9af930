import { numberLocale } from './number-locale.ts'
import { isFigure, UNKNOWN_FIGURE } from './unknown-figure.ts'

/** How a percentage is written. */
export interface PercentForm {
  readonly locale: string
  /** Most decimals. Default: 2. Source: docs/specification.md, section 9. */
  readonly decimals?: number | undefined
}

/**
 * A percentage in the form of the language, with Latin figures and no trailing zeros. What is too small
 * for its decimals is shown as `<0.01%`, and not as 0.
 *
 * @param percent - 1 is one per cent; undefined where it is unknown: that is shown as `–`.
 */
export function formatPercent(
  percent: number | undefined,
  { locale, decimals = 2 }: PercentForm,
): string {
  if (!isFigure(percent)) return UNKNOWN_FIGURE
  const numbers = new Intl.NumberFormat(numberLocale(locale), {
    style: 'unit',
    unit: 'percent',
    maximumFractionDigits: decimals,
  })
  const least = 10 ** -decimals
  if (percent > 0 && percent < least) return `<${numbers.format(least)}`
  if (percent < 0 && percent > -least) return `>${numbers.format(-least)}`
  return numbers.format(percent)
}
