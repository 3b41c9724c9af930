import { expect, test } from 'vitest'
import vectors from '../../../vectors/solana-address.json'
import { isAddress, parseAddress } from './address.ts'

const { valid, invalid } = vectors.cases

test('every text of 32 bytes is an address', () => {
  expect(valid).toHaveLength(97)
  for (const { text } of valid) expect(parseAddress(text)).toEqual({ ok: true, address: text })
})

test('every other text is not an address', () => {
  expect(invalid).toHaveLength(100)
  for (const { text } of invalid) expect(isAddress(text)).toBe(false)
})

test('spaces around an address are ignored, spaces inside are not', () => {
  const text = valid[0]?.text ?? ''
  const refused = { ok: false, reason: 'malformed' }

  expect(parseAddress(` ${text}\n`)).toEqual({ ok: true, address: text })
  expect(parseAddress(`${text.slice(0, 5)} ${text.slice(5)}`)).toEqual(refused)
})
