import { expect, test } from 'vitest'
import { createShortAmount } from './short-amount.ts'

test.each([
  ['25', 'en', '25'],
  ['25.0', 'en', '25'],
  ['0.5', 'en', '0.5'],
  ['0.0384', 'en', '0.038'],
  ['1200', 'en', '1,200'],
  ['1200.5', 'de', '1.200,5'],
  ['100', 'ar', '100'],
  ['0', 'en', '0'],
  ['0.00000001', 'en', '0.00000001'],
  ['0.000123456', 'en', '0.00012'],
  ['0.000105', 'de', '0,0001'],
  ['0.000000000000000001', 'en', '<0.0000000001'],
  ['123456789012345678901234567890', 'en', '123,456,789,012,345,678,901,234,567,890'],
])('%s in %s is %s', (amountText, locale, expected) => {
  expect(createShortAmount(locale)(amountText)).toBe(expected)
})
