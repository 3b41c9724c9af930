import { expect, test } from 'vitest'
import { feeAmount } from './fee-amount.ts'

test.each([
  ['0.000028557243204', '0.00002856'],
  ['0.000028550000000', '0.00002855'],
  ['0.000005', '0.000005'],
  ['0.00099999', '0.001'],
  ['0.0099999999', '0.01'],
  ['1.23456', '1.235'],
  ['12345.6', '12,346'],
  ['12345', '12,345'],
  ['0', '0'],
  ['nothing', 'nothing'],
])('%s is shown as %s', (amountText, shown) => {
  expect(feeAmount(amountText, 'en')).toBe(shown)
})
