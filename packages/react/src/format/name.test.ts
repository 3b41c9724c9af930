import { expect, test } from 'vitest'
import { shortName } from './name.ts'

test.each([
  ['mira.example', 'mira.example'],
  ['twenty-letters.exact', 'twenty-letters.exact'],
  ['twenty-one.letters.eth', 'twenty-one.letters.…'],
  ['🗝️🗝️🗝️🗝️🗝️🗝️🗝️🗝️🗝️🗝️', '🗝️🗝️🗝️🗝️🗝️🗝️🗝️🗝️🗝️🗝️'],
  ['', ''],
])('%s is shown as %s', (name, shown) => {
  expect(shortName(name)).toBe(shown)
})
