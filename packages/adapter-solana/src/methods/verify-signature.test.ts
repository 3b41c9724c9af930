import { ed25519 } from '@noble/curves/ed25519'
import { expect, test } from 'vitest'
import vectors from '../../../../vectors/ed25519.json'
import { verifySignature } from './verify-signature.ts'

const { verify } = vectors.cases

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

test('the number of vectors is complete', () => {
  expect(verify).toHaveLength(69)
})

test.each(verify)(
  'case $tcId ($comment) is $result',
  ({ sigHex, msgHex, publicKeyHex, result }) => {
    const isValid = verifySignature(bytes(sigHex), bytes(msgHex), bytes(publicKeyHex))

    expect(isValid).toBe(result === 'valid')
  },
)

/** Points of small order: eight times the point is zero. Source: RFC 8032, section 5.1. */
const SMALL_ORDER = [
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0000000000000000000000000000000000000000000000000000000000000080',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
]

test.each(SMALL_ORDER)('the key %s, of a small order, signs nothing', (key) => {
  const nothing = new Uint8Array(64)
  const identity = Uint8Array.from([1, ...new Array(63).fill(0)])

  for (const signature of [
    nothing,
    identity,
    Uint8Array.from([...bytes(key), ...new Array(32).fill(0)]),
  ]) {
    expect(verifySignature(signature, new Uint8Array(), bytes(key))).toBe(false)
  }
})

test('a key in non-canonical form is invalid', () => {
  const beyond = bytes('eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f')

  expect(verifySignature(new Uint8Array(64), new Uint8Array(), beyond)).toBe(false)
})

test('the malleable form of a signature is invalid', () => {
  const secret = new Uint8Array(32).fill(7)
  const message = new TextEncoder().encode('hi')
  const signature = ed25519.sign(message, secret)
  const order = ed25519.CURVE.n
  const s =
    signature
      .slice(32)
      .reverse()
      .reduce((sum, byte) => sum * 256n + BigInt(byte), 0n) + order
  const moved = Uint8Array.from({ length: 32 }, (_, at) => Number((s >> BigInt(8 * at)) & 255n))
  const malleable = Uint8Array.from([...signature.slice(0, 32), ...moved])

  expect(verifySignature(signature, message, ed25519.getPublicKey(secret))).toBe(true)
  expect(verifySignature(malleable, message, ed25519.getPublicKey(secret))).toBe(false)
})

test.each([0, 63, 65])('%i bytes are not a signature', (length) => {
  const key = ed25519.getPublicKey(new Uint8Array(32).fill(7))

  expect(verifySignature(new Uint8Array(length), new Uint8Array(), key)).toBe(false)
})
