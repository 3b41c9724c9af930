import fc from 'fast-check'
import { expect, test } from 'vitest'
import vectors from '../../../../vectors/solana-sign-in.json'
import { keyOf } from '../address.ts'
import { decodeBase58 } from '../encoding.ts'
import { verifySignature } from '../methods/verify-signature.ts'
import { readSignInText, type SignInFields, writeSignInText } from './sign-in-text.ts'

const { text: texts, signatures_ok: right, signatures_bad: wrong } = vectors.cases

function verifies({ address, text, signatureBase58 }: (typeof right)[number]): boolean {
  const signature = decodeBase58(signatureBase58, 100) ?? new Uint8Array()
  return verifySignature(
    signature,
    new TextEncoder().encode(text),
    keyOf(address) ?? new Uint8Array(),
  )
}

const FIELDS: SignInFields = { domain: 'shop.example', address: 'A', uri: 'https://shop.example' }

test('fields become their text, and the text becomes its fields', () => {
  expect(texts).toHaveLength(64)
  for (const { input, text } of texts) {
    expect(writeSignInText(input as SignInFields)).toBe(text)
    expect(readSignInText(text)).toEqual(input)
  }
})

test('valid signatures verify, and all others do not', () => {
  expect([right.length, wrong.length]).toEqual([51, 60])
  for (const claim of right) expect(verifies(claim)).toBe(true)
  for (const claim of wrong) expect(verifies(claim)).toBe(false)
})

test.each([
  ['domain and account', { domain: 'shop.example', address: 'A' }],
  ['a statement', { domain: 'shop.example', address: 'A', statement: 'Hello there' }],
  ['no resources', { ...FIELDS, resources: [] }],
  ['a statement that looks like a line', { ...FIELDS, statement: 'URI: https://evil.example' }],
])('a text with only %s is read again', (_what, fields) => {
  const text = writeSignInText(fields)

  expect(readSignInText(text ?? '')).toEqual(fields)
})

test.each(['\n', '\r', '\u0085', '\u2028', '\u2029', '\v', '\f', '\0', '\u202e', '\u2066'])(
  'a field that contains %j is refused',
  (breaking) => {
    const bad = `a${breaking}b`

    for (const name of ['domain', 'address', 'statement', 'uri', 'nonce', 'requestId']) {
      expect(writeSignInText({ ...FIELDS, [name]: bad })).toBeUndefined()
    }
    expect(writeSignInText({ ...FIELDS, resources: ['ok', bad] })).toBeUndefined()
  },
)

test.each([
  ['nothing', ''],
  ['another opening', 'shop.example asks you to sign in:\nA'],
  [
    'lines in another order',
    'a wants you to sign in with your Solana account:\nA\n\nVersion: 1\nURI: b',
  ],
  ['a line said twice', 'a wants you to sign in with your Solana account:\nA\n\nURI: b\nURI: c'],
  ['an unknown line', 'a wants you to sign in with your Solana account:\nA\n\nURI: b\nPay: 1'],
  ['one blank line too many', 'a wants you to sign in with your Solana account:\nA\n\n\nURI: b'],
  ['a blank at the end', 'a wants you to sign in with your Solana account:\nA\n\nURI: b\n'],
])('%s is not such a text', (_what, text) => {
  expect(readSignInText(text)).toBeUndefined()
})

test('every written text is read as the same fields', () => {
  const word = fc.string({ minLength: 1, maxLength: 12 })
  const optional = fc.option(word, { nil: undefined })
  const fields = fc.record({
    domain: word,
    address: word,
    statement: optional,
    uri: optional,
    nonce: optional,
    resources: fc.option(fc.array(word, { maxLength: 3 }), { nil: undefined }),
  })

  fc.assert(
    fc.property(fields, (input) => {
      const text = writeSignInText(input)
      const known = Object.fromEntries(
        Object.entries(input).filter(([, value]) => value !== undefined),
      )
      if (text !== undefined) expect(readSignInText(text)).toEqual(known)
    }),
    { seed: 44 },
  )
})
