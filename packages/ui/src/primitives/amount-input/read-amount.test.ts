import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test.each([
  ['', ''],
  ['25', '25'],
  ['0.25', '0.25'],
  ['0,25', '0.25'],
  ['.5', '0.5'],
  ['5.', '5.'],
  ['1,204.5', '1204.5'],
  ['1.204,5', '1204.5'],
  ['1,5', '1.5'],
  ['1,204,500', '1204500'],
  ['1 204.5', '1204.5'],
  ['1’204.5', '1204.5'],
  ['$25.00', '25.00'],
  ['-3', '3'],
  ['007', '7'],
  ['0', '0'],
  ['00.1', '0.1'],
  ['٢٥٫٥', '25.5'],
  ['abc', ''],
  ['1.23456789', '1.234567'],
])('%j is read as %j', (text, amount) => {
  expect(readAmount(text, 6)).toBe(amount)
})

test('what has no decimals takes none', () => {
  expect(readAmount('12.9', 0)).toBe('12')
})
