import { expect, test } from 'vitest'
import { isRestricted } from './is-restricted.ts'

const DEFAULT = [
  ...['Asia/Shanghai', 'Asia/Urumqi', 'Asia/Chongqing', 'Asia/Harbin', 'Asia/Kashgar'],
  ...['Asia/Macau', 'Asia/Hong_Kong', 'Asia/Macao', 'Asia/Beijing'],
]

test.each(DEFAULT)('a visitor in %s is excluded where the website names no zones', (timeZone) => {
  expect(isRestricted({ timeZone })).toBe(true)
  expect(isRestricted({ timeZone, restrictedTimezones: [] })).toBe(false)
})

test.each([
  [undefined, 'Asia/Singapore', false],
  [undefined, undefined, false],
  [['ASIA/MACAU'], 'Asia/Macau', true],
  [['Europe/Berlin'], 'Asia/Macau', false],
  [['Europe/Berlin'], 'Europe/Berlin', true],
  [['Asia/Macau'], undefined, false],
])('with %j a visitor in %s is excluded: %s', (restrictedTimezones, timeZone, isExcluded) => {
  expect(isRestricted({ timeZone, restrictedTimezones })).toBe(isExcluded)
})
