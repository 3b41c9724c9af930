import { expect, test } from 'vitest'
import { decimalSign } from './decimal-sign.ts'
import { numberLocale } from './number-locale.ts'

test.each([
  ['en', '.'],
  ['de', ','],
  ['fr', ','],
  ['fa', '.'],
  ['no tag', '.'],
])('in %s decimals begin with %s', (locale, sign) => {
  expect(decimalSign(locale)).toBe(sign)
})

test.each(['fa', 'bn', 'ar'])('a date in %s has the same figures as amounts', (locale) => {
  const day = new Intl.DateTimeFormat(numberLocale(locale), { day: 'numeric' })

  expect(day.format(Date.UTC(2026, 10, 26, 12))).toMatch(/^\d+$/)
})
