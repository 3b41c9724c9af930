import { expect, test } from 'vitest'
import { isRestricted } from './is-restricted.ts'

test.each([
  [undefined, 'Asia/Macau', false],
  [{}, 'Asia/Macau', false],
  [{ restrictedTimezones: ['ASIA/MACAU'] }, 'Asia/Macau', true],
  [{ restrictedTimezones: ['Asia/Macau'] }, 'Europe/Berlin', false],
  [{ restrictedTimezones: ['Asia/Macau'] }, undefined, false],
])('with %j a visitor in %s is excluded: %s', (onramp, timeZone, isExcluded) => {
  expect(isRestricted(onramp, { timeZone })).toBe(isExcluded)
})
