import { expect, test } from 'vitest'
import { isPlain, plainText } from './plain-text.ts'

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
  expect(plainText('👩\u200d🚀', 2)).toBe('👩')
  expect(plainText('a b', 2)).toBe('a')
})

test.each([
  ...[0x00, 0x1f, 0x7f, 0x9f, 0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180b, 0x180e],
  ...[
    0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2028, 0x202a, 0x202e, 0x2060, 0x2061, 0x2064, 0x2065,
  ],
  ...[
    0x206a, 0x206f, 0x2800, 0x3164, 0xd800, 0xdfff, 0xfe00, 0xfe0f, 0xfeff, 0xffa0, 0xfff0, 0xfff9,
  ],
  ...[
    0xfffa, 0xfffb, 0x1bca0, 0x1d173, 0x1d17a, 0xe0001, 0xe0020, 0xe0061, 0xe007f, 0xe0100, 0xe01ef,
  ],
])('the invisible character %i makes no two names that look the same', (code) => {
  const hidden = String.fromCodePoint(code)

  expect(plainText(`Al${hidden}ice`, 64)).toBe('Alice')
  expect(plainText(`${hidden}Alice${hidden.repeat(10)}`, 64)).toBe('Alice')
  expect(isPlain(`Al${hidden}ice`)).toBe(false)
})

test('nothing is left of a name of invisible characters alone', () => {
  expect(plainText('\u3164\u200d\u2800 \ufe0f\u{e0041}', 64)).toBe('')
})

test.each([
  ['an astronaut', '👩\u200d🚀'],
  ['a family', '👨\u200d👩\u200d👧\u200d👦'],
  ['a heart', '❤\ufe0f'],
  ['a heart on fire', '❤\ufe0f\u200d🔥'],
  ['a colour of skin', '🧑🏽\u200d💻'],
  ['a pirate flag', '🏴\u200d☠\ufe0f'],
  ['a key', '1\ufe0f\u20e3'],
  ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['a Persian word', 'می\u200cخواهم'],
  ['a Persian name in two parts', 'علی\u200cرضا کتاب\u200cها'],
  ['a Sinhala word', 'ශ්\u200dරී'],
  ['a Malayalam word', 'ന്\u200dറെ'],
  ['a Hindi word', 'क्\u200dष'],
])('%s stays as it is', (_what, text) => {
  expect(plainText(text, 64)).toBe(text)
  expect(isPlain(text)).toBe(true)
})

test.each([
  ['a joiner between Latin letters', 'ad\u200dmin', 'admin'],
  ['a joiner at the end of an emoji', '🦊\u200d', '🦊'],
  ['two joiners in an emoji', '👩\u200d\u200d🚀', '👩🚀'],
  ['a joiner between an emoji and a letter', '🦊\u200da', '🦊a'],
  ['a joiner between a Persian and a Latin letter', 'م\u200ca', 'مa'],
  ['two joiners between Persian letters', 'م\u200c\u200cم', 'مم'],
  ['a second selector behind an emoji', '❤\ufe0f\ufe0f', '❤\ufe0f'],
  ['a selector behind a letter', 'a\ufe0f', 'a'],
  ['tags behind a flag that is none', '🏴\u{e0061}\u{e0062}\u{e007f}', '🏴'],
])('%s is removed', (_what, text, shown) => {
  expect(plainText(text, 64)).toBe(shown)
  expect(isPlain(text)).toBe(false)
})

test('a text that was cleaned stays the same when it is cleaned again', () => {
  const parts = [
    '👩',
    '🚀',
    '\u200d',
    '\ufe0f',
    '\u200c',
    'م',
    'ی',
    'a',
    ' ',
    '1',
    '\u20e3',
    '🏽',
    '\u00ad',
  ]
  const more = ['\u{e0067}', '\u{e007f}', '🏴', '❤', '्', 'क', '\ud800', '\n']
  const all = [...parts, ...more]
  let seed = 7
  const next = (limit: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * limit)
  }
  for (let run = 0; run < 3_000; run += 1) {
    const text = Array.from({ length: 1 + next(14) }, () => all[next(all.length)]).join('')
    const shown = plainText(text, 1 + next(9))
    expect(plainText(shown, 64), JSON.stringify(text)).toBe(shown)
    expect(isPlain(shown), JSON.stringify(text)).toBe(true)
  }
})
