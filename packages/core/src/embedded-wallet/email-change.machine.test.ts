import { expect, test } from 'vitest'
import { LatchkeyError, plainError } from '../contract/index.ts'
import type { EmailChangeStep } from '../store/root-state.ts'
import { type EmailChangeEvent, emailChangeMachine } from './email-change.machine.ts'

const machine = emailChangeMachine(5)
const newEmail = 'ada@example.net'
const error = new LatchkeyError('frame.refused', { message: 'Wrong code' })
const wrong: EmailChangeEvent = { type: 'failed', error, isRefusal: true }

const idle: EmailChangeStep = { step: 'idle' }
const requesting: EmailChangeStep = { step: 'requesting', newEmail }
const primary = { step: 'primaryCode', newEmail, isChecking: false, triesLeft: 5 } as const
const secondary = { ...primary, step: 'secondaryCode' } as const
const entered: EmailChangeEvent = { type: 'entered', code: '123456' }

test.each<[EmailChangeStep, EmailChangeEvent, EmailChangeStep, readonly string[]]>([
  [idle, { type: 'submitted', newEmail }, requesting, ['request']],
  [requesting, { type: 'proof', proof: 'VERIFY_PRIMARY_OTP' }, primary, ['show']],
  [requesting, { type: 'proof', proof: 'VERIFY_SECONDARY_OTP' }, secondary, ['show']],
  [requesting, wrong, { step: 'failed', newEmail, error: plainError(error) }, ['announceFailure']],
  [primary, entered, { ...primary, isChecking: true }, ['check']],
  [{ ...primary, isChecking: true }, { type: 'accepted' }, secondary, ['show']],
  [
    { ...primary, isChecking: true },
    wrong,
    { ...primary, triesLeft: 4, error: plainError(error) },
    [],
  ],
  [
    { ...secondary, triesLeft: 2 },
    entered,
    { ...secondary, triesLeft: 2, isChecking: true },
    ['check'],
  ],
  [
    { ...secondary, isChecking: true },
    { type: 'changed', newEmail },
    { step: 'changed', newEmail },
    ['tell'],
  ],
  [
    { ...primary, triesLeft: 0 },
    { type: 'resent' },
    { ...primary, triesLeft: 0, isChecking: true },
    ['request'],
  ],
  [
    { ...primary, triesLeft: 0, isChecking: true },
    { type: 'proof', proof: 'VERIFY_PRIMARY_OTP' },
    primary,
    ['show'],
  ],
  [secondary, { type: 'left' }, idle, []],
])('%o, upon %o, is %o and does %o', (before, event, after, effects) => {
  const next = machine.transition(before, event)

  expect(next?.state).toEqual(after)
  expect(next?.effects.map(({ type }) => type)).toEqual(effects)
})

test.each<[EmailChangeStep, EmailChangeEvent]>([
  [idle, { type: 'left' }],
  [idle, wrong],
  [requesting, entered],
  [{ ...primary, isChecking: true }, entered],
  [{ ...primary, isChecking: true }, { type: 'resent' }],
  [{ ...primary, triesLeft: 0 }, entered],
  [secondary, { type: 'accepted' }],
  [primary, { type: 'proof', proof: 'VERIFY_PRIMARY_OTP' }],
])('%o is not moved by %o', (before, event) => {
  expect(machine.transition(before, event)).toBeUndefined()
})
