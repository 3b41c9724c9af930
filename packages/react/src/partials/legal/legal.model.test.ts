import { asksForTerms } from '@latchkey/core/views'
import { expect, test } from 'vitest'
import { aSnapshot, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { legalLine } from './legal.model.ts'

const tools = { actions: recordActions().actions, text: TEXT }

test.each([
  ['https://salt.example/terms', 'https://salt.example/privacy', 'connect.legal.both'],
  ['https://salt.example/terms', undefined, 'connect.legal.terms'],
  [undefined, 'https://salt.example/privacy', 'connect.legal.privacy'],
  [undefined, undefined, undefined],
])(
  'with terms %s and privacy %s the message is %s',
  (termsConditionsUrl, privacyPolicyUrl, message) => {
    const snapshot = aSnapshot({}, { termsConditionsUrl, privacyPolicyUrl })

    expect(legalLine(snapshot, tools)?.message).toBe(message)
  },
)

test('a legal link is checked before it opens, and a refused one shows a notice', () => {
  const { calls, actions: recorded } = recordActions({ openLink: false })
  const snapshot = aSnapshot({}, { termsConditionsUrl: 'https://salt.example/terms' })

  legalLine(snapshot, { ...tools, actions: recorded })?.openTerms()

  expect(calls).toEqual([
    'openLink https://salt.example/terms',
    'notices.show {"tone":"error","message":"notice.linkRefused"}',
  ])
})

test('a site without a name is called "this site"', () => {
  const snapshot = aSnapshot({}, { metadata: undefined, termsConditionsUrl: 'https://s.example' })

  expect(legalLine(snapshot, tools)?.siteName).toBe('this site')
})

test.each([
  ['https://salt.example/terms', 'https://salt.example/privacy', 'connect.agree.both', true],
  ['https://salt.example/terms', undefined, 'connect.agree.terms', true],
  [undefined, 'https://salt.example/privacy', 'connect.agree.privacy', true],
  [undefined, undefined, undefined, false],
])('with the checkbox, terms %s and privacy %s are %s', (terms, privacy, message, isRequired) => {
  const urls = { termsConditionsUrl: terms, privacyPolicyUrl: privacy }
  const snapshot = aSnapshot({}, { ...urls, features: { legalCheckbox: true } })

  expect(legalLine(snapshot, tools)?.message).toBe(message)
  expect(asksForTerms(snapshot.options)).toBe(isRequired)
})
