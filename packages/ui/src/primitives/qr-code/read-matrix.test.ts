import { expect, test } from 'vitest'
import { readMatrix } from './read-matrix.ts'

test.each([
  ['a link for pairing has the modules of its placeholder', 187, 10, 57],
  ['a short link, too', 40, 10, 57],
  ['the longest one with as many', 213, 10, 57],
  ['a longer one has more', 214, 10, 61],
  ['an address has the modules of its placeholder', 42, 5, 37],
  ['the longest text fits', 2_331, 10, 177],
])('%s', (_rule, length, version, size) => {
  expect(readMatrix('a'.repeat(length), version).size).toBe(size)
})

test('one that is longer than a code can be throws', () => {
  expect(() => readMatrix('a'.repeat(2_332))).toThrow()
})
