import { expect, test } from 'vitest'
import { isExpired, shownForMs } from './expiry.ts'

const NOW_MS = 1_750_000_000_000
const DAY_MS = 86_400_000

test.each<[number | undefined, boolean]>([
  [undefined, true],
  [NOW_MS + 240_000, false],
  [NOW_MS + 10_000, false],
  [NOW_MS + 9_999, true],
  [NOW_MS - 1, true],
])('an expiry of %o: over %o', (expiresAtMs, isOver) => {
  expect(isExpired(expiresAtMs, NOW_MS)).toBe(isOver)
})

test.each([
  ['four minutes', NOW_MS + 240_000, 230_000],
  ['one minute', NOW_MS + 60_000, 50_000],
  ['longer than any address lives', NOW_MS + 300_000, 230_000],
  ['a clock that was set forward by a day', NOW_MS - DAY_MS, 230_000],
  ['a clock that was set back by a day', NOW_MS + DAY_MS, 230_000],
])('%s', (_, expiresAtMs, shownMs) => {
  expect(shownForMs(expiresAtMs, NOW_MS)).toBe(shownMs)
})
