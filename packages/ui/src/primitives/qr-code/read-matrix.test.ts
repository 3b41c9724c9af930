import { expect, test } from 'vitest'
import { readMatrix } from './read-matrix.ts'

test.each([
  ['a link for pairing has the modules of its placeholder', 187, 12, 65],
  ['a short link, too', 40, 12, 65],
  ['the longest one with as many', 203, 12, 65],
  ['a longer one has more', 204, 12, 69],
  ['an address has the modules of its placeholder', 42, 5, 37],
  ['the longest text fits', 1_663, 12, 177],
])('%s', (_rule, length, version, size) => {
  expect(readMatrix('a'.repeat(length), version).size).toBe(size)
})

test('one that is longer than a code can be throws', () => {
  expect(() => readMatrix('a'.repeat(1_664))).toThrow()
})
