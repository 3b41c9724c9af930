import { expect, test } from 'vitest'
import { boxAfterKey, boxAt, readCode } from './read-code.ts'

test.each([
  ['402917', '402917'],
  ['402 917', '402917'],
  ['Your code is 402-917.', '402917'],
  ['٤٠٢٩١٧', '402917'],
  ['۴۰۲۹۱۷', '402917'],
  ['४०२९१७', '402917'],
  ['4029178', '402917'],
  ['abc', ''],
  ['', ''],
])('%j is read as %j', (text, code) => {
  expect(readCode(text, 6)).toBe(code)
})

test.each([
  [0, '', 0],
  [3, '402', 3],
  [5, '402', 3],
  [6, '402917', 5],
  [-1, '402', 0],
])('a caret at %i of %j stands in box %i', (position, code, box) => {
  expect(boxAt(position, { code, length: 6 })).toBe(box)
})

test.each([
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 3, 3],
  ['Home', 3, 0],
  ['End', 0, 3],
  ['5', 1, undefined],
])('%s in box %i leads to box %s', (key, box, next) => {
  expect(boxAfterKey(key, box, { code: '402', length: 6 })).toBe(next)
})
