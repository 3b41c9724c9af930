import type { AmountFormat } from '../../format/balance.ts'
import { numberLocale } from '../../format/number-locale.ts'
import { createShortAmount } from './short-amount.ts'

export interface RowFormats {
  readonly amount: AmountFormat
  /** "18 Nov". */
  day(atMs: number): string
}

/** Makes the formats of a language, once for many rows: this takes longer than writing a page of them. */
export function createRowFormats(locale: string): RowFormats {
  const days = new Intl.DateTimeFormat(numberLocale(locale), { day: 'numeric', month: 'short' })
  return { amount: createShortAmount(locale), day: (atMs) => days.format(atMs) }
}
