import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redact, redactText, redactUrl } from './redact.ts'

const HEX = '0123456789abcdef'
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const PHRASE_WORDS = [
  'legal',
  'winner',
  'thank',
  'year',
  'wave',
  'sausage',
  'worth',
  'useful',
  'fog',
]

/** A text of these letters, with a figure in it, as good as every key of this length has one. */
function ofLetters(letters: string, minLength: number, maxLength: number): fc.Arbitrary<string> {
  return fc
    .string({ unit: fc.constantFrom(...letters), minLength, maxLength })
    .filter((text) => /\d/.test(text) && /[a-z]/i.test(text))
}

/** Secrets of every shape that may come by. */
const secrets = fc.oneof(
  fc.emailAddress(),
  fc.uuid(),
  ofLetters(HEX, 32, 32),
  ofLetters(HEX, 64, 130).map((text) => `0x${text}`),
  ofLetters(BASE58, 26, 88),
  ofLetters(BASE64, 43, 88).map((text) => `${text}==`),
  fc
    .tuple(ofLetters(BASE64, 20, 40), ofLetters(BASE64, 20, 40))
    .map((parts) => `eyJ${parts.join('.')}`),
  ofLetters(HEX, 64, 64).map((text) => `wc:${text}@2?relay-protocol=irn&symKey=${text}`),
  fc.integer({ min: 100_000, max: 999_999 }).map(String),
  fc
    .array(fc.constantFrom(...PHRASE_WORDS), { minLength: 12, maxLength: 24 })
    .map((words) => words.join(' ')),
)

/** Texts as they come by: the secret alone, in a sentence, in an address, in JSON. */
const written = fc.tuple(
  secrets,
  fc.constantFrom<(secret: string) => string>(
    (secret) => secret,
    (secret) => `The wallet said: ${secret} is wrong`,
    (secret) => `(${secret})`,
    (secret) => `https://node.example/v3/${encodeURIComponent(secret)}`,
    (secret) => `https://api.example/v1?projectId=${encodeURIComponent(secret)}#${secret}`,
    (secret) => `https://${encodeURIComponent(secret)}:x@node.example/`,
    (secret) => JSON.stringify({ token: secret }),
    (secret) => JSON.stringify([1, { address: secret }]),
  ),
)

/**
 * Returns true if a secret came out: all of it, or as much of a long one as would help to guess it.
 */
function leaks(secret: string, shown: string): boolean {
  if (secret.length < 16) return shown.includes(secret)
  const windows = Array.from({ length: secret.length - 11 }, (_, at) => secret.slice(at, at + 12))
  return windows.some((window) => shown.includes(window))
}

test('no secret in a text comes out', () => {
  fc.assert(
    fc.property(written, ([secret, write]) => {
      expect(leaks(secret, redactText(write(secret)))).toBe(false)
    }),
    { seed: 24, numRuns: 2_000 },
  )
})

test('no secret comes out of plain data, wherever it is, also as the name of a property', () => {
  const names = fc.oneof(
    fc.constantFrom('name', 'state', 'events', 'properties', 'wallet', 'explanation', 'path'),
    fc.constantFrom('email', 'projectId', 'signature', 'uri', '__proto__', 'constructor'),
  )
  const property = fc.tuple(fc.array(names, { maxLength: 10 }), written, fc.boolean())
  fc.assert(
    fc.property(property, ([path, [secret, write], isName]) => {
      const inside: unknown = isName ? { [secret]: 1, [write(secret)]: true } : [write(secret)]
      const value = path.reduce<unknown>((inner, name) => ({ [name]: inner, at: 1 }), inside)

      expect(leaks(secret, JSON.stringify(redact(value)) ?? '')).toBe(false)
    }),
    { seed: 24, numRuns: 1_000 },
  )
})

test('what has no shape at all comes out only by a property of the list', () => {
  const names = fc.constantFrom('email', 'message', 'search', 'token', 'uri', 'projectId', 'hash')
  fc.assert(
    fc.property(names, fc.string({ minLength: 4 }), (name, secret) => {
      expect(redact({ [name]: `${secret}§` })).toEqual({ leftOut: 1 })
    }),
    { seed: 24 },
  )
})

test('no secret comes out of the address of a request', () => {
  fc.assert(
    fc.property(secrets, (secret) => {
      const encoded = encodeURIComponent(secret)
      const address = `https://${encoded}:${encoded}@node.example/v2/${encoded}/${encoded}?k=${encoded}#${encoded}`
      const shown = JSON.stringify(redactUrl(address)) ?? ''

      expect(leaks(secret, shown) || leaks(encoded, shown)).toBe(false)
    }),
    { seed: 24, numRuns: 1_000 },
  )
})
