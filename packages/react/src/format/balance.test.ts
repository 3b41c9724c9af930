import { expect, test } from 'vitest'
import { formatBalance, formatBalanceWithSymbol } from './balance.ts'

test.each([
  ['0', 'en', '0.000'],
  ['1.2849', 'en', '1.284'],
  ['0.9999999', 'en', '0.999'],
  ['1234567.5', 'en', '1,234,567.500'],
  ['1234567.5', 'de', '1.234.567,500'],
  ['1234.5', 'ar', '1,234.500'],
  ['1234.5', 'ar-EG', '1,234.500'],
  ['9007199254740993.5', 'en', '9,007,199,254,740,993.500'],
  ['1.5', 'no tag at all', '1.500'],
  ['NaN', 'en', 'NaN'],
])('a balance of %s in %s reads %s', (amountText, locale, expected) => {
  expect(formatBalance(amountText, locale)).toBe(expected)
})

test('the symbol follows the number', () => {
  expect(formatBalanceWithSymbol({ amountText: '1.2841', symbol: 'ETH' }, 'en')).toBe('1.284 ETH')
})
