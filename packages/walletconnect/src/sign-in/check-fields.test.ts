import type { SignInQuestion } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { checkFields } from './check-fields.ts'

const QUESTION: SignInQuestion = {
  domain: 'shop.example:8443',
  uri: 'https://shop.example:8443/till',
  nonce: 'k7Qz20cW',
  statement: 'Anmelden – دخول',
  expirationTime: '2040-01-02T03:04:05.678Z',
  notBefore: '2039-01-02T03:04:05+02:00',
  resources: ['https://shop.example/terms'],
}
/**
 * Characters that break a line, change the direction of text, or are invisible. Source:
 * docs/security.md, S17.
 */
const SIGNS = ['\n', '\r', '\u0085', '\u2028', '\u2029', '\v', '\f', '\0', '\u202e', '\u2066']

test('valid fields are accepted, with and without the optional ones', () => {
  const { domain, uri, nonce } = QUESTION

  expect(() => checkFields(QUESTION)).not.toThrow()
  expect(() => checkFields({ domain, uri, nonce })).not.toThrow()
})

test.each<[keyof SignInQuestion, Partial<SignInQuestion>]>([
  ['uri', { uri: 'shop.example' }],
  ['uri', { uri: 'https://shop.example:8443/a\nb' }],
  ['uri', { uri: 'https://shop.example:8443/a b' }],
  ['domain', { domain: 'shop.example' }],
  ['domain', { domain: 'shop.example:8443 wants\n' }],
  ['nonce', { nonce: 'short' }],
  ['nonce', { nonce: 'k7Qz20cW\n' }],
  ...SIGNS.map((sign): [keyof SignInQuestion, Partial<SignInQuestion>] => [
    'statement',
    { statement: `Sign${sign}in` },
  ]),
  ['expirationTime', { expirationTime: 'tomorrow' }],
  ['notBefore', { notBefore: '2040-01-02T03:04:05Z\n' }],
  ['resources', { resources: ['https://shop.example/\n- urn:all'] }],
  ['resources', { resources: ['urn:recap:e30'] }],
])('a sign-in with an invalid %s is refused: %j', (field, changes) => {
  expect(() => checkFields({ ...QUESTION, ...changes })).toThrow(
    expect.objectContaining({ code: 'siwx.invalid', context: { field } }),
  )
})
