import { expect, test } from 'vitest'
import { truncateAmount } from './truncate-amount.ts'

test.each([
  ['1.23999', 3, '1.239'],
  ['0.0009', 3, '0.000'],
  ['1', 3, '1.000'],
  ['1.5', 0, '1'],
  ['.5', 3, '0.500'],
  ['999999999999999999999.9999', 3, '999999999999999999999.999'],
])('%s cut to %d places is %s', (text, places, cut) => {
  expect(truncateAmount(text, places)).toBe(cut)
})
