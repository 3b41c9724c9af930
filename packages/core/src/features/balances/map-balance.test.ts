import { expect, test } from 'vitest'
import { displayBalance } from './map-balance.ts'

test.each<[amountText: string | undefined, shown: string]>([
  [undefined, '0.000'],
  ['0', '0.000'],
  ['0.0', '0.000'],
  ['0.0009', '0.000'],
  ['0.001', '0.001'],
  ['1', '1.000'],
  ['1.2', '1.200'],
  ['1.2345', '1.234'],
  ['1.9999', '1.999'],
  ['9999.999999999999999999', '9999.999'],
  ['123456789012345678901234567890.1239', '123456789012345678901234567890.123'],
])('%s is shown as %s', (amountText, shown) => {
  expect(displayBalance(amountText)).toBe(shown)
})
