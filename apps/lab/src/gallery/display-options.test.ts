import { expect, test } from 'vitest'
import { readLook, writeLook } from './display-options.ts'

test.each([
  ['', { mode: 'light', dir: 'ltr', part: undefined }],
  ['?mode=dark&dir=rtl&part=button', { mode: 'dark', dir: 'rtl', part: 'button' }],
  ['?mode=pink&dir=up', { mode: 'light', dir: 'ltr', part: undefined }],
] as const)('%j is the look %o', (search, look) => {
  expect(readLook(search)).toEqual(look)
  expect(readLook(writeLook(look))).toEqual(look)
})
