import { expect, test } from 'vitest'
import vectors from '../../../vectors/evm-address.json'
import { parseAddress } from './address.ts'

const { checksum_ok: right, checksum_bad: wrong, no_checksum: plain, malformed } = vectors.cases

test('every address with a valid checksum is accepted as it is', () => {
  expect(right).toHaveLength(335)
  for (const { input } of right) expect(parseAddress(input)).toEqual({ ok: true, address: input })
})

test('every address with a wrong checksum is refused', () => {
  expect(wrong).toHaveLength(350)
  for (const { input } of wrong) {
    expect(parseAddress(input)).toEqual({ ok: false, reason: 'checksum' })
  }
})

test('every address without a checksum is accepted and gets one', () => {
  expect(plain).toHaveLength(154)
  const known = new Map(right.map(({ input }) => [input.toLowerCase(), input]))
  for (const { input } of plain) {
    const check = parseAddress(input)
    const address = check.ok ? check.address : ''
    expect(address.toLowerCase()).toBe(input.toLowerCase())
    expect(parseAddress(address)).toEqual({ ok: true, address })
    expect(address).toBe(known.get(input.toLowerCase()) ?? address)
  }
})

test('everything malformed is refused; spaces around an address are ignored', () => {
  expect(malformed).toHaveLength(105)
  for (const { input } of malformed) {
    const check = parseAddress(input)
    if (!check.ok) continue
    expect(input).not.toBe(input.trim())
    expect(check.address).toBe(input.trim())
  }
})

test('the prefix may be left out', () => {
  expect(parseAddress('5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toEqual({
    ok: true,
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  })
})
