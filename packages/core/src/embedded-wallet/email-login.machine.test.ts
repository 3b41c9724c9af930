import { expect, test } from 'vitest'
import { LatchkeyError, plainError } from '../contract/index.ts'
import type { EmailLoginStep } from '../store/state/auth.ts'
import { type EmailLoginEvent, emailLoginMachine } from './email-login.machine.ts'

const machine = emailLoginMachine
const email = 'ada@example.org'
const error = new LatchkeyError('frame.refused', { message: 'Wrong code' })
const wrong: EmailLoginEvent = { type: 'failed', error, isRefusal: true }
const lost: EmailLoginEvent = {
  type: 'failed',
  error: new LatchkeyError('frame.timeout', {}),
  isRefusal: false,
}

const idle: EmailLoginStep = { step: 'idle' }
const sending: EmailLoginStep = { step: 'sending', email }
const awaitingDevice: EmailLoginStep = { step: 'awaitingDevice', email, isResending: false }
const awaitingCode = { step: 'awaitingCode', email, isResending: false, triesLeft: 5 } as const
const checkingCode = { ...awaitingCode, step: 'checkingCode' } as const
const connecting: EmailLoginStep = { step: 'connecting', email }
const connected: EmailLoginStep = { step: 'connected', email }

test.each<[EmailLoginStep, EmailLoginEvent, EmailLoginStep, readonly string[]]>([
  [idle, { type: 'submitted', email }, sending, ['requestEmail']],
  [sending, { type: 'proofRequested', proof: 'VERIFY_OTP' }, awaitingCode, ['showView']],
  [
    sending,
    { type: 'proofRequested', proof: 'VERIFY_DEVICE' },
    awaitingDevice,
    ['showView', 'awaitDevice'],
  ],
  [sending, { type: 'proofRequested', proof: 'CONNECT' }, connecting, ['openSession']],
  [awaitingDevice, { type: 'deviceApproved' }, awaitingCode, ['showView']],
  [
    awaitingDevice,
    { type: 'resendRequested' },
    { ...awaitingDevice, isResending: true },
    ['requestEmail'],
  ],
  [
    awaitingCode,
    { type: 'resendRequested' },
    { ...awaitingCode, isResending: true },
    ['requestEmail'],
  ],
  [
    { ...awaitingCode, isResending: true, triesLeft: 0, error: plainError(error) },
    { type: 'proofRequested', proof: 'VERIFY_OTP' },
    awaitingCode,
    ['showView'],
  ],
  [awaitingCode, { type: 'codeEntered', code: '123456' }, checkingCode, ['checkCode']],
  [checkingCode, wrong, { ...awaitingCode, triesLeft: 4, error: plainError(error) }, []],
  [checkingCode, lost, { ...awaitingCode, error: plainError(lost.error) }, []],
  [checkingCode, { type: 'codeAccepted' }, connecting, ['openSession']],
  [connecting, { type: 'sessionOpened' }, connected, []],
  [connecting, wrong, { step: 'failed', email, error: plainError(error) }, ['reportFailure']],
  [sending, wrong, { step: 'failed', email, error: plainError(error) }, ['reportFailure']],
  [
    { ...awaitingCode, isResending: true },
    wrong,
    { ...awaitingCode, error: plainError(error) },
    ['reportFailure'],
  ],
  [
    { ...awaitingDevice, isResending: true },
    wrong,
    { ...awaitingDevice, error: plainError(error) },
    ['reportFailure'],
  ],
  [awaitingDevice, wrong, { step: 'failed', email, error: plainError(error) }, ['reportFailure']],
  [connected, { type: 'cancelled' }, idle, []],
])('%o, with %o, becomes %o with effects %o', (before, event, after, effects) => {
  const next = machine.transition(before, event)

  expect(next?.state).toEqual(after)
  expect(next?.effects.map(({ type }) => type)).toEqual(effects)
})

test.each<[EmailLoginStep, EmailLoginEvent]>([
  [idle, { type: 'cancelled' }],
  [idle, { type: 'codeEntered', code: '123456' }],
  [idle, wrong],
  [sending, { type: 'codeEntered', code: '123456' }],
  [awaitingCode, { type: 'proofRequested', proof: 'CONNECT' }],
  [{ ...awaitingCode, isResending: true }, { type: 'resendRequested' }],
  [
    { ...awaitingCode, isResending: true },
    { type: 'codeEntered', code: '123456' },
  ],
  [
    { ...awaitingCode, triesLeft: 0 },
    { type: 'codeEntered', code: '123456' },
  ],
  [checkingCode, { type: 'codeEntered', code: '654321' }],
  [connected, wrong],
])('%o does not change with %o', (before, event) => {
  expect(machine.transition(before, event)).toBeUndefined()
})

test('after five wrong codes no attempt is left, and a new e-mail resets the attempts', () => {
  let state: EmailLoginStep = awaitingCode
  const send = (event: EmailLoginEvent): void => {
    state = machine.transition(state, event)?.state ?? state
  }

  for (let count = 0; count < 5; count += 1) {
    send({ type: 'codeEntered', code: '000000' })
    send(wrong)
  }
  expect(state).toMatchObject({ step: 'awaitingCode', triesLeft: 0 })
  send({ type: 'codeEntered', code: '123456' })
  expect(state).toMatchObject({ step: 'awaitingCode', triesLeft: 0 })

  send({ type: 'resendRequested' })
  send({ type: 'proofRequested', proof: 'VERIFY_OTP' })
  expect(state).toEqual(awaitingCode)
})
