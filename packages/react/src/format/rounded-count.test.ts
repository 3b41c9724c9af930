import { expect, test } from 'vitest'
import { roundedCount } from './rounded-count.ts'

test.each<[count: number, locale: string, said: string]>([
  [0, 'en', '0'],
  [7, 'en', '7'],
  [10, 'en', '10'],
  [11, 'en', '10+'],
  [439, 'en', '430+'],
  [430, 'en', '430'],
  [10_004, 'en', '10,000+'],
  [10_004, 'de', '10.000+'],
  [10_004, 'ar-EG', '10,000+'],
  [439, 'no such tag', '430+'],
])('%i wallets in %s are %s', (count, locale, text) => {
  expect(roundedCount(count, locale)).toBe(text)
})
