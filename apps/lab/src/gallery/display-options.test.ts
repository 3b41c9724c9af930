import { expect, test } from 'vitest'
import { readDisplayOptions, writeDisplayOptions } from './display-options.ts'

test.each([
  ['', { mode: 'light', dir: 'ltr', part: undefined }],
  ['?mode=dark&dir=rtl&part=button', { mode: 'dark', dir: 'rtl', part: 'button' }],
  ['?mode=pink&dir=up', { mode: 'light', dir: 'ltr', part: undefined }],
] as const)('%j is read as %o, and written back', (search, display) => {
  expect(readDisplayOptions(search)).toEqual(display)
  expect(readDisplayOptions(writeDisplayOptions(display))).toEqual(display)
})
