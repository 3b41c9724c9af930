import { expect, test } from 'vitest'
import { formatPercent } from './percent.ts'

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

test.each<
  [percent: number | undefined, locale: string, decimals: number | undefined, shown: string]
>([
  [0, 'en', undefined, '0%'],
  [1, 'en', undefined, '1%'],
  [0.85, 'en', undefined, '0.85%'],
  [12.3456, 'en', undefined, '12.35%'],
  [12.3456, 'en', 3, '12.346%'],
  [1234.5, 'en', undefined, '1,234.5%'],
  [-3.2, 'en', undefined, '-3.2%'],
  [0.004, 'en', undefined, '<0.01%'],
  [0.004, 'en', 3, '0.004%'],
  [0.4, 'en', 0, '<1%'],
  [-0.004, 'en', undefined, '>-0.01%'],
  [0.85, 'de', undefined, '0,85 %'],
  [0.85, 'fr', undefined, '0,85 %'],
  [0.85, 'no tag at all', undefined, '0.85%'],
  [undefined, 'en', undefined, '–'],
  [Number.NaN, 'de', undefined, '–'],
  [Number.NEGATIVE_INFINITY, 'en', undefined, '–'],
])('%s in %s with %s decimals is %s', (percent, locale, decimals, shown) => {
  expect(plain(formatPercent(percent, { locale, decimals }))).toBe(shown)
})

test.each(['ar', 'ar-EG', 'fa', 'hi'])('in %s figures are Latin', (locale) => {
  expect(formatPercent(7, { locale })).toContain('7')
})
