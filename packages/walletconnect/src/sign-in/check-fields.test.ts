import type { SignInQuestion } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { checkQuestion } from './check-fields.ts'

const QUESTION: SignInQuestion = {
  ...{ domain: 'shop.example:8443', uri: 'https://shop.example:8443/till', nonce: 'k7Qz20cW' },
  ...{ statement: 'Anmelden – دخول', expirationTime: '2040-01-02T03:04:05.678Z' },
  ...{ notBefore: '2039-01-02T03:04:05+02:00', resources: ['https://shop.example/terms'] },
}
/** Signs that break a line, turn a text, or are not seen. Source: docs/security.md, S17. */
const SIGNS = ['\n', '\r', '\u0085', '\u2028', '\u2029', '\v', '\f', '\0', '\u202e', '\u2066']

test('what is fit for a text passes, whole or without what may be left out', () => {
  const { domain, uri, nonce } = QUESTION

  expect(() => checkQuestion(QUESTION)).not.toThrow()
  expect(() => checkQuestion({ domain, uri, nonce })).not.toThrow()
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
])('a question whose %s is not is refused: %j', (field, changes) => {
  expect(() => checkQuestion({ ...QUESTION, ...changes })).toThrow(
    expect.objectContaining({ code: 'siwx.invalid', context: { field } }),
  )
})
