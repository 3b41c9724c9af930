import { expect, test } from 'vitest'
import { LatchkeyError, plainError } from '../contract/index.ts'
import type { EmailChangeStep } from '../store/state/auth.ts'
import { type EmailChangeEvent, emailChangeMachine } from './email-change.machine.ts'

const machine = emailChangeMachine
const newEmail = 'ada@example.net'
const error = new LatchkeyError('frame.refused', { message: 'Wrong code' })
const wrong: EmailChangeEvent = { type: 'failed', error, isRefusal: true }

const idle: EmailChangeStep = { step: 'idle' }
const requesting: EmailChangeStep = { step: 'requesting', newEmail }
const waiting = { newEmail, isChecking: false, isResending: false, triesLeft: 5 } as const
const primary = { step: 'primaryCode', ...waiting } as const
const secondary = { step: 'secondaryCode', ...waiting } as const
const entered: EmailChangeEvent = { type: 'codeEntered', code: '123456' }

test.each<[EmailChangeStep, EmailChangeEvent, EmailChangeStep, readonly string[]]>([
  [idle, { type: 'submitted', newEmail }, requesting, ['requestChange']],
  [requesting, { type: 'proofRequested', proof: 'VERIFY_PRIMARY_OTP' }, primary, ['showView']],
  [requesting, { type: 'proofRequested', proof: 'VERIFY_SECONDARY_OTP' }, secondary, ['showView']],
  [requesting, wrong, { step: 'failed', newEmail, error: plainError(error) }, ['reportFailure']],
  [primary, entered, { ...primary, isChecking: true }, ['checkCode']],
  [{ ...primary, isChecking: true }, { type: 'codeAccepted' }, secondary, ['showView']],
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
    ['checkCode'],
  ],
  [
    { ...secondary, isChecking: true },
    { type: 'emailChanged', newEmail },
    { step: 'changed', newEmail },
    ['finish'],
  ],
  [
    { ...primary, triesLeft: 0 },
    { type: 'resendRequested' },
    { ...primary, triesLeft: 0, isResending: true },
    ['requestChange'],
  ],
  [
    { ...primary, triesLeft: 0, isResending: true },
    { type: 'proofRequested', proof: 'VERIFY_PRIMARY_OTP' },
    primary,
    ['showView'],
  ],
  [
    { ...primary, triesLeft: 3, isResending: true },
    wrong,
    { ...primary, triesLeft: 3, error: plainError(error) },
    ['reportFailure'],
  ],
  [secondary, { type: 'cancelled' }, idle, []],
])('%o, with %o, becomes %o with effects %o', (before, event, after, effects) => {
  const next = machine.transition(before, event)

  expect(next?.state).toEqual(after)
  expect(next?.effects.map(({ type }) => type)).toEqual(effects)
})

test.each<[EmailChangeStep, EmailChangeEvent]>([
  [idle, { type: 'cancelled' }],
  [idle, wrong],
  [requesting, entered],
  [{ ...primary, isChecking: true }, entered],
  [{ ...primary, isChecking: true }, { type: 'resendRequested' }],
  [{ ...primary, isResending: true }, entered],
  [{ ...primary, isResending: true }, { type: 'resendRequested' }],
  [
    { ...primary, isChecking: true },
    { type: 'proofRequested', proof: 'VERIFY_PRIMARY_OTP' },
  ],
  [{ ...primary, triesLeft: 0 }, entered],
  [secondary, { type: 'codeAccepted' }],
  [primary, { type: 'proofRequested', proof: 'VERIFY_PRIMARY_OTP' }],
])('%o does not change with %o', (before, event) => {
  expect(machine.transition(before, event)).toBeUndefined()
})
