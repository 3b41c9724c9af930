import { expect, test } from 'vitest'
import { readMatrix } from './read-matrix.ts'

test.each([
  ['a short text has the strongest correction', 'a'.repeat(119), 57],
  ['a longer one the next', 'a'.repeat(120), 53],
  ['as have digits up to the last that are coarse', '1'.repeat(288), 57],
  ['the longest one fits', 'a'.repeat(1_663), 177],
])('%s', (_rule, text, size) => {
  expect(readMatrix(text).size).toBe(size)
})

test('one that is longer than a code can be throws', () => {
  expect(() => readMatrix('a'.repeat(1_664))).toThrow()
})
