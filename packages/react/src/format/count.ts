import { numberLocale } from './number-locale.ts'

/** A number of things: `1,204`. */
export function formatCount(count: number, locale: string): string {
  return new Intl.NumberFormat(numberLocale(locale)).format(count)
}
