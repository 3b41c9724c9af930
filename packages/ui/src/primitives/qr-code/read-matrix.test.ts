import { expect, test } from 'vitest'
import { readMatrix } from './read-matrix.ts'

test.each([
  ['a link for pairing has the modules of its placeholder', 187, 12, 'Q', 65],
  ['a short link, too', 40, 12, 'Q', 65],
  ['the longest one with as many', 203, 12, 'Q', 65],
  ['a longer one has more', 204, 12, 'Q', 69],
  ['an address has the modules of its placeholder', 42, 5, 'Q', 37],
  ['beside a list a link has fewer, and those of its placeholder', 187, 8, 'L', 49],
  ['the longest text fits', 1_663, 12, 'Q', 177],
] as const)('%s', (_rule, length, minVersion, correction, size) => {
  expect(readMatrix('a'.repeat(length), { minVersion, correction }).size).toBe(size)
})

test('one that is longer than a code can be throws', () => {
  expect(() => readMatrix('a'.repeat(1_664), { minVersion: 1, correction: 'Q' })).toThrow()
})
