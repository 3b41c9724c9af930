import { numberLocale } from './number-locale.ts'

/** The sign between whole figures and decimals, in the language: `.` in English, `,` in German. */
export function decimalSign(locale: string): string {
  const parts = new Intl.NumberFormat(numberLocale(locale)).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}
