import { expect, test } from 'vitest'
import { formatFiat, formatMoney, formatWorth } from './fiat.ts'

/** Intl separates figures and symbols by spaces that do not break, or are narrow. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

test.each<[value: number | undefined, locale: string, shown: string]>([
  [0, 'en', '$0.00'],
  [-0, 'en', '$0.00'],
  [1, 'en', '$1.00'],
  [1234567.891, 'en', '$1,234,567.89'],
  [0.005, 'en', '<$0.01'],
  [1e-18, 'en', '<$0.01'],
  [0.01, 'en', '$0.01'],
  [0.994, 'en', '$0.99'],
  [0.996, 'en', '$1.00'],
  [-12.5, 'en', '-$12.50'],
  [-0.001, 'en', '$0.00'],
  [1234.5, 'de', '1.234,50 $'],
  [1234.5, 'fr', '1 234,50 $'],
  [1234.5, 'ja', '$1,234.50'],
  [1234.5, 'no tag at all', '$1,234.50'],
  [undefined, 'en', '–'],
  [undefined, 'ar', '–'],
  [4218.36, 'ar', '$4,218.36'],
  [Number.NaN, 'en', '–'],
  [Number.POSITIVE_INFINITY, 'en', '–'],
])('%s in %s is %s', (value, locale, shown) => {
  expect(plain(formatFiat(value, { locale }))).toBe(shown)
})

test.each<[currency: string, locale: string, shown: string]>([
  ['EUR', 'en', '€1,234.50'],
  ['EUR', 'de', '1.234,50 €'],
  ['JPY', 'en', '¥1,234.50'],
  ['GBP', 'en', '£1,234.50'],
])('1234.5 %s in %s is %s', (currency, locale, shown) => {
  expect(plain(formatFiat(1234.5, { locale, currency }))).toBe(shown)
})

test.each(['ar', 'ar-EG', 'fa', 'hi', 'bn'])('in %s figures are Latin', (locale) => {
  const shown = formatFiat(98.76, { locale })

  expect(shown).toContain('98.76'.replace('.', shown.includes('98,76') ? ',' : '.'))
  expect(shown).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/)
})

test('a code that is no currency is not shown as dollars', () => {
  const shown = formatFiat(5, { locale: 'en', currency: 'no code' })

  expect(shown).toContain('5.00')
  expect(shown).not.toContain('$')
})

test.each([1e18, 1e59, 1.7e308, Number.POSITIVE_INFINITY, -1e18])(
  '%d is no value in fiat',
  (value) => {
    expect(formatFiat(value, { locale: 'en' })).toBe('–')
  },
)

test('a value that somebody may have is written in full', () => {
  expect(formatFiat(123_456_789_012_345, { locale: 'en' })).toBe('$123,456,789,012,345.00')
})

test.each([
  [undefined, '$2,000.00'],
  [{ currency: 'EUR', perUsd: 0.9 }, '€1,800.00'],
  [{ currency: 'JPY', perUsd: 150 }, '¥300,000.00'],
])('a value in dollars in the currency of %j is %s', (fiat, written) => {
  expect(formatMoney(2_000, { locale: 'en', fiat })).toBe(written)
})

test('an unknown value is unknown in every currency', () => {
  expect(formatMoney(undefined, { locale: 'de', fiat: { currency: 'EUR', perUsd: 0.9 } })).toBe('–')
})

test('the value of an amount is as known as its price', () => {
  const euros = { locale: 'en', fiat: { currency: 'EUR', perUsd: 0.5 } }

  expect(formatWorth('3', 2, euros)).toBe('€3.00')
  expect(formatWorth('3', undefined, euros)).toBeUndefined()
})
