import { capitalised } from './capitalised.ts'
import { numberLocale } from './number-locale.ts'

/**
 * A month as a heading: "November", or in another year than now "November 2024", in the visitor's time zone. Many
 * languages write months small, but not at the beginning of a line.
 */
export function monthHeading(atMs: number, nowMs: number, locale: string): string {
  const isThisYear = new Date(atMs).getFullYear() === new Date(nowMs).getFullYear()
  const year = isThisYear ? {} : ({ year: 'numeric' } as const)
  const month = new Intl.DateTimeFormat(numberLocale(locale), { month: 'long', ...year })
  return capitalised(month.format(atMs), locale)
}
