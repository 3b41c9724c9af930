import { expect, test } from 'vitest'
import { createQuantityFormat } from './quantity.ts'

test.each([
  ['0.842', 'en', '0.842'],
  ['1204.5', 'en', '1,204.5'],
  ['1204.5', 'de', '1.204,5'],
  ['1000', 'en', '1,000'],
  ['10', 'de', '10'],
  ['0.0009', 'en', '<0.001'],
  ['0.0009', 'ar', '<0.001'],
  ['0', 'en', '0'],
  ['0.000', 'en', '0'],
  ['100.05', 'en', '100.05'],
  ['999999999999999999999.9999', 'en', '999,999,999,999,999,999,999.999'],
])('%s in %s is %s', (amountText, locale, quantity) => {
  expect(createQuantityFormat(locale)(amountText)).toBe(quantity)
})
