import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['Alice', 'Alice'],
  ['  Alice\n', 'Alice'],
  ['\u202eevil', 'evil'],
  ['a\u2066b\u2069c', 'abc'],
  ['a\u0000b\u0085c\u2028d\ufeff', 'abcd'],
  ['\u3164\u200d\u2800 \ufe0f\u{e0041}', ''],
  ['ad\u200dmin', 'admin'],
  ['👩\u200d🚀', '👩\u200d🚀'],
  ['🦊\u200d', '🦊'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('%j is shown as %j', (text, shown) => {
  expect(plainText(text, 64)).toBe(shown)
})

test('a long text is cut between characters, never inside one', () => {
  expect(plainText('🦊🦊🦊', 2)).toBe('🦊🦊')
  expect(plainText('👩\u200d🚀', 2)).toBe('👩')
})
