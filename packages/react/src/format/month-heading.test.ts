import { expect, test } from 'vitest'
import { monthHeading } from './month-heading.ts'

const NOW_MS = Date.UTC(2026, 10, 26, 12)
const OCTOBER_MS = Date.UTC(2026, 9, 15, 12)

test.each([
  ['en', OCTOBER_MS, 'October'],
  ['en', Date.UTC(2024, 2, 15, 12), 'March 2024'],
  ['fr', OCTOBER_MS, 'Octobre'],
  ['ru', OCTOBER_MS, 'Октябрь'],
  ['ja', OCTOBER_MS, '10月'],
])('in %s the month of %d is %s', (locale, atMs, shown) => {
  expect(monthHeading(atMs, NOW_MS, locale)).toBe(shown)
})
