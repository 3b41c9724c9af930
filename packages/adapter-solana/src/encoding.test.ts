import { base58 } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeBase58 } from './encoding.ts'

test.each([
  ['', []],
  ['1', [0]],
  ['11', [0, 0]],
  ['2', [1]],
  ['5Q', [255]],
  ['1112', [0, 0, 0, 1]],
  ['JxF12TrwUP45BMd', [...'Hello World'].map((letter) => letter.charCodeAt(0))],
])('%s is %j', (text, bytes) => {
  expect(base58.encode(new Uint8Array(bytes))).toBe(text)
  expect(decodeBase58(text, 100)).toEqual(new Uint8Array(bytes))
})

test.each(['0', 'O', 'I', 'l', ' 1', '1\n', '+', 'é', '\u{1f511}'])('%j is not base 58', (text) => {
  expect(decodeBase58(text, 100)).toBeUndefined()
})

test('a text that is too long is not decoded', () => {
  expect(decodeBase58('1'.repeat(101), 100)).toBeUndefined()
})

test('all bytes survive encoding and decoding', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      expect(decodeBase58(base58.encode(bytes), 200)).toEqual(bytes)
    }),
    { seed: 58 },
  )
})
