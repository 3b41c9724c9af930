import type { RegistrationStep } from '@latchkey/core'
import { expect, test } from 'vitest'
import { TEXT } from '../../testing/a-snapshot.ts'
import { registerNameModel } from './register-account-name.model.ts'

const modelAt = (registration: RegistrationStep, owned?: string) =>
  registerNameModel({ registration, owned }, TEXT)

const RULE = 'Letters, digits and hyphens, at least 4.'
const label = 'mira'

test('before anything is typed there is the rule', () => {
  const nothing = { rows: [], error: undefined, hint: RULE, status: '', isBusy: false }

  expect(registerNameModel(undefined, TEXT)).toEqual({
    ...nothing,
    isOwned: false,
    canSubmit: true,
  })
  expect(modelAt({ step: 'typing', label: 'mir' })).toMatchObject(nothing)
})

test('a name that is being checked has a spinner in its row', () => {
  expect(modelAt({ step: 'checking', label })).toMatchObject({
    rows: [{ label, state: 'busy' }],
    status: 'Checking mira.reown.id…',
  })
})

test('a free name is available, and that is announced', () => {
  const names = [
    { name: 'mira.reown.id', isRegistered: false },
    { name: 'mira-l.reown.id', isRegistered: false },
  ]

  expect(modelAt({ step: 'checked', label, names })).toMatchObject({
    rows: [{ label, state: 'available' }],
    error: undefined,
    status: 'mira.reown.id is available',
    canSubmit: true,
  })
})

test('others are offered for a name that is taken', () => {
  const names = [
    { name: 'mira.reown.id', isRegistered: true },
    { name: 'mira-l.reown.id', isRegistered: false },
  ]

  expect(modelAt({ step: 'checked', label, names })).toMatchObject({
    rows: [
      { label: 'mira', state: 'registered' },
      { label: 'mira-l', state: 'available' },
    ],
    error: 'That name is taken. Try another.',
    status: '',
    canSubmit: false,
  })
})

test.each([
  ['short', 'Use at least 4 characters.'],
  ['long', 'Use at most 64 characters.'],
  ['characters', 'Use only letters a to z, digits and hyphens.'],
  ['refused', 'Names can’t have hyphens as their third and fourth characters.'],
] as const)('what is wrong with a name that is %s is said', (problem, error) => {
  expect(modelAt({ step: 'unusable', label, problem })).toMatchObject({
    error,
    rows: [],
    canSubmit: false,
  })
})

test.each([
  ['preparing', 'Checking mira.reown.id once more…'],
  ['signing', 'Approve in your wallet. It’s free.'],
  ['registering', 'Registering mira.reown.id…'],
] as const)('while it is %s nothing can be changed', (step, hint) => {
  expect(modelAt({ step, label })).toMatchObject({
    isBusy: true,
    hint,
    status: hint,
    rows: [{ label, state: 'busy' }],
  })
})

test.each([
  ['names.register-failed', /^Nothing was registered\. Try again/],
  ['names.late', /approve within 10 seconds/],
  ['wallet.request-rejected', /^Declined\. Nothing was registered\.$/],
  ['names.reverse-failed', /^Error fetching names for address$/],
] as const)('a failure of %s is explained', (code, text) => {
  const error = { code, message: 'Error fetching names for address' }

  expect(modelAt({ step: 'failed', label, error }).error).toMatch(text)
})

test('an account with a name is told so, whatever is typed', () => {
  expect(modelAt({ step: 'checking', label }, 'ada-l.reown.id')).toMatchObject({
    isOwned: true,
    error: 'This account already has a name: ada-l.reown.id',
  })
})
