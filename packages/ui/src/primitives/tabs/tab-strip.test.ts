import { expect, test } from 'vitest'
import { tabAfterKey } from './tab-strip.ts'

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowRight', 0, true, 2],
  ['ArrowLeft', 0, true, 1],
  ['ArrowLeft', 2, true, 0],
  ['Home', 2, false, 0],
  ['Home', 2, true, 0],
  ['End', 0, true, 2],
  ['ArrowDown', 1, false, undefined],
  ['a', 1, false, undefined],
] as const)('%s on tab %i, right to left: %s, leads to %s', (key, index, isRtl, next) => {
  expect(tabAfterKey(key, index, { count: 3, isRtl })).toBe(next)
})
