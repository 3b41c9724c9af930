import { numberLocale } from './number-locale.ts'

/** Formats a count: `1,204`. */
export function formatCount(count: number | bigint, locale: string): string {
  return new Intl.NumberFormat(numberLocale(locale)).format(count)
}
