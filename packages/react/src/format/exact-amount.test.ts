import { expect, test } from 'vitest'
import { exactAmount } from './exact-amount.ts'

test.each([
  ['25', 'en', '25'],
  ['1204.5', 'en', '1,204.5'],
  ['0.000000000000000001', 'en', '0.000000000000000001'],
  ['123456789012345678901', 'en', '123,456,789,012,345,678,901'],
  ['1204.5', 'de', '1.204,5'],
  ['1204.5', 'ar', '1,204.5'],
  ['x', 'en', 'x'],
])('%s in %s is %s', (amountText, locale, expected) => {
  expect(exactAmount(amountText, locale)).toBe(expected)
})
