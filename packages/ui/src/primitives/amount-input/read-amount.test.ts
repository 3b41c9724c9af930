import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

/** Text, and what it is where the decimal sign is a point, and a comma; undefined where it is refused. */
const CASES: readonly (readonly [string, string | undefined, string | undefined])[] = [
  ['', '', ''],
  [' ', '', ''],
  ['25', '25', '25'],
  ['007', '7', '7'],
  ['0', '0', '0'],
  ['0.25', '0.25', '0.25'],
  ['0,25', '0.25', '0.25'],
  ['.5', '0.5', '0.5'],
  [',5', '0.5', '0.5'],
  ['5.', '5.', '5.'],
  ['5,', '5.', '5.'],
  ['00.1', '0.1', '0.1'],
  ['1.23456789', '1.23456789', '1.23456789'],
  ['1,5', '1.5', '1.5'],
  ['1.5', '1.5', '1.5'],
  // A thousand, or a little more than one.
  ['1,204', undefined, '1.204'],
  ['1.204', '1.204', undefined],
  ['0,204', '0.204', '0.204'],
  ['0.204', '0.204', '0.204'],
  ['1204,500', '1204.500', '1204.500'],
  ['1,204.5', '1204.5', undefined],
  ['1,234.5', '1234.5', undefined],
  ['1.204,5', undefined, '1204.5'],
  ['1.234,5', undefined, '1234.5'],
  ['1,204,500', '1204500', undefined],
  ['1.204.500', undefined, '1204500'],
  ['12,34,567.5', '1234567.5', undefined],
  ['1,23.5', undefined, undefined],
  ['0,123.5', undefined, undefined],
  ['1.2.3', undefined, undefined],
  ['1,2,3', undefined, undefined],
  ['1,234.5.6', undefined, undefined],
  ['1 000', '1000', '1000'],
  ['1\u00a0000', '1000', '1000'],
  ['1\u202f204,5', '1204.5', '1204.5'],
  ['1 204.5', '1204.5', '1204.5'],
  ['1’204.5', '1204.5', '1204.5'],
  ['1 00', undefined, undefined],
  ['1  000', undefined, undefined],
  ['1 000,000 000', undefined, undefined],
  ['1 234,567', '1234.567', '1234.567'],
  ['\u00a025\u200f', '25', '25'],
  ['25\n', '25', '25'],
  ['٢٥٫٥', '25.5', '25.5'],
  ['٣٫٥', '3.5', '3.5'],
  ['١٬٢٠٤٫٥', '1204.5', '1204.5'],
  ['۱۲۳', '123', '123'],
  ['১২,৩৪,৫৬৭.৫', '1234567.5', undefined],
  ['๒๕.๕', '25.5', '25.5'],
  ['１２', '12', '12'],
  ['１２．５', '12.5', '12.5'],
  ['1٢', undefined, undefined],
  ['½', undefined, undefined],
  ['1e-7', undefined, undefined],
  ['1E18', undefined, undefined],
  ['1e', undefined, undefined],
  ['0x10', undefined, undefined],
  ['-1', undefined, undefined],
  ['−1', undefined, undefined],
  ['+1', undefined, undefined],
  ['$25.00', undefined, undefined],
  ['25 €', undefined, undefined],
  ['1.5 ETH', undefined, undefined],
  ['25%', undefined, undefined],
  ['1_000', undefined, undefined],
  ['1/2', undefined, undefined],
  ['²', undefined, undefined],
  ['Infinity', undefined, undefined],
  ['abc', undefined, undefined],
]

const DECIMAL = /^\d*\.?\d*$/

test.each(CASES)('%j is read as %j with a point, and as %j with a comma', (text, point, comma) => {
  for (const [sign, expected] of [
    ['.', point],
    [',', comma],
  ] as const) {
    const read = readAmount(text, sign)
    if (expected !== undefined) expect(read).toBe(expected)
    else {
      // It is shown as it is, and no reader of amounts takes it.
      expect(read.trim()).toBe(text.trim())
      expect(read).not.toMatch(DECIMAL)
    }
  }
})

test('what was read is read as itself, with either sign', () => {
  for (const sign of ['.', ',']) {
    for (const amount of ['1', '1.', '1.204', '0.5', '1234567.5']) {
      expect(readAmount(amount.replace('.', sign), sign)).toBe(amount)
    }
  }
})

test('what was refused stays refused as it is shown', () => {
  const refused = readAmount('1.204', ',')

  expect(readAmount(refused, ',')).not.toMatch(DECIMAL)
})
