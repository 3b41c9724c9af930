import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['Alice', 'Alice'],
  ['  Alice\n', 'Alice'],
  ['\u202eevil', 'evil'],
  ['a\u2066b\u2069c', 'abc'],
  ['a\u0000b\u0085c\u2028d\ufeff', 'abcd'],
  ['社會科學院語學研究所', '社會科學院語學研究所'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
])('%j is shown as %j', (text, shown) => {
  expect(plainText(text, 64)).toBe(shown)
})

test('a long name is cut between characters, never inside one', () => {
  expect(plainText('🦊🦊🦊', 2)).toBe('🦊🦊')
  expect(plainText('x'.repeat(1_000_000), 3)).toBe('xxx')
})
