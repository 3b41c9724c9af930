import { base64, hex } from '@scure/base'
import { expect, test } from 'vitest'
import vectors from '../../../../vectors/bip137-legacy.json'
import { verifyMessage } from '../methods/verify-message.ts'
import { legacyMessageHash, readLegacyHeader } from './is-legacy-signature.ts'

const { cases } = vectors
const MAIN = 'bip122:000000000019d6689c085ae165831e93'

function isSigned(address: string, text: string, signature: string): boolean {
  return verifyMessage({ account: `${MAIN}:${address}`, text, signature })
}

test.each(cases.valid_signature)('the header of $hex is read', (one) => {
  expect(readLegacyHeader(hex.decode(one.hex))).toEqual({
    recovery: one.recovery,
    form: one.compressed ? 'short' : 'long',
  })
})

test.each(cases.invalid_signature)('$hex is not a signature', (one) => {
  expect(readLegacyHeader(hex.decode(one.hex))).toBeUndefined()
})

test.each(cases.valid_magicHash)('the hash of "$message" on $network', (one) => {
  const isRight = hex.encode(legacyMessageHash(one.message)) === one.magicHash

  // Every chain has its own prefix.
  expect(isRight).toBe(one.network === 'bitcoin')
})

const [pair] = cases.valid_verify
const KEYS = [
  [pair?.address, pair?.signature],
  [pair?.compressed.address, pair?.compressed.signature],
  [pair?.segwit.P2SH_P2WPKH.address, pair?.segwit.P2SH_P2WPKH.signature],
  [pair?.segwit.P2WPKH.address, pair?.segwit.P2WPKH.signature],
].map(([address = '', signature = '']) => ({ address, signature }))
const TEXT = pair?.message ?? ''

test.each(KEYS)('$address signed', ({ address, signature }) => {
  expect(isSigned(address, TEXT, signature)).toBe(true)
})

test.each(KEYS)('every change of a signature of $address is detected', ({ address, signature }) => {
  expect(isSigned(address, `${TEXT}.`, signature)).toBe(false)
  const bytes = base64.decode(signature)
  for (const [index, byte] of bytes.entries()) {
    const changed = bytes.slice()
    changed[index] = byte ^ 1
    expect(isSigned(address, TEXT, base64.encode(changed))).toBe(false)
  }
})

test.each(cases.invalid_verify)('$description', ({ address, message, signature }) => {
  expect(isSigned(address, message, signature)).toBe(false)
})

test.each(cases.valid_sign.filter(({ network }) => network === 'bitcoin'))(
  'every form of a signature belongs to the same key: $description',
  ({ compressed, segwit, message }) => {
    const forms = [compressed, segwit?.P2SH_P2WPKH, segwit?.P2WPKH]
    const bodies = forms.map((form) =>
      base64
        .decode(form?.signature ?? '')
        .slice(1)
        .join(),
    )

    expect(new Set(bodies).size).toBe(1)
    expect(legacyMessageHash(message)).toHaveLength(32)
  },
)

test('the plain header is accepted for a witness address, the header of another type is not', () => {
  const [, short, nested, native] = KEYS.map(({ address }) => address)
  const [one] = cases.valid_sign
  const plain = one?.compressed?.signature ?? ''
  const { P2SH_P2WPKH, P2WPKH } = one?.segwit ?? {}

  expect(isSigned(native ?? '', TEXT, plain)).toBe(true)
  expect(isSigned(nested ?? '', TEXT, plain)).toBe(true)
  expect(isSigned(native ?? '', TEXT, P2SH_P2WPKH?.signature ?? '')).toBe(false)
  expect(isSigned(nested ?? '', TEXT, P2WPKH?.signature ?? '')).toBe(false)
  expect(isSigned(short ?? '', TEXT, P2WPKH?.signature ?? '')).toBe(false)
})
