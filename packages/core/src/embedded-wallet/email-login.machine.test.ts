import { expect, test } from 'vitest'
import { LatchkeyError, plainError } from '../contract/index.ts'
import type { EmailLoginStep } from '../store/root-state.ts'
import { type EmailLoginEvent, emailLoginMachine } from './email-login.machine.ts'

const machine = emailLoginMachine(5)
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
  [idle, { type: 'submitted', email }, sending, ['begin']],
  [sending, { type: 'proof', proof: 'VERIFY_OTP' }, awaitingCode, ['show']],
  [sending, { type: 'proof', proof: 'VERIFY_DEVICE' }, awaitingDevice, ['show', 'awaitDevice']],
  [sending, { type: 'proof', proof: 'CONNECT' }, connecting, ['arrive']],
  [awaitingDevice, { type: 'approved' }, awaitingCode, ['show']],
  [awaitingDevice, { type: 'resent' }, { ...awaitingDevice, isResending: true }, ['begin']],
  [awaitingCode, { type: 'resent' }, { ...awaitingCode, isResending: true }, ['begin']],
  [
    { ...awaitingCode, isResending: true, triesLeft: 0, error: plainError(error) },
    { type: 'proof', proof: 'VERIFY_OTP' },
    awaitingCode,
    ['show'],
  ],
  [awaitingCode, { type: 'entered', code: '123456' }, checkingCode, ['checkCode']],
  [checkingCode, wrong, { ...awaitingCode, triesLeft: 4, error: plainError(error) }, []],
  [checkingCode, lost, { ...awaitingCode, error: plainError(lost.error) }, []],
  [checkingCode, { type: 'accepted' }, connecting, ['arrive']],
  [connecting, { type: 'arrived' }, connected, []],
  [connecting, wrong, { step: 'failed', email, error: plainError(error) }, ['announceFailure']],
  [sending, wrong, { step: 'failed', email, error: plainError(error) }, ['announceFailure']],
  [
    { ...awaitingCode, isResending: true },
    wrong,
    { ...awaitingCode, error: plainError(error) },
    ['announceFailure'],
  ],
  [{ ...awaitingDevice, isResending: true }, wrong, awaitingDevice, ['announceFailure']],
  [awaitingDevice, wrong, { step: 'failed', email, error: plainError(error) }, ['announceFailure']],
  [connected, { type: 'left' }, idle, []],
])('%o, upon %o, is %o and does %o', (before, event, after, effects) => {
  const next = machine.transition(before, event)

  expect(next?.state).toEqual(after)
  expect(next?.effects.map(({ type }) => type)).toEqual(effects)
})

test.each<[EmailLoginStep, EmailLoginEvent]>([
  [idle, { type: 'left' }],
  [idle, { type: 'entered', code: '123456' }],
  [idle, wrong],
  [sending, { type: 'entered', code: '123456' }],
  [awaitingCode, { type: 'proof', proof: 'CONNECT' }],
  [{ ...awaitingCode, isResending: true }, { type: 'resent' }],
  [
    { ...awaitingCode, isResending: true },
    { type: 'entered', code: '123456' },
  ],
  [
    { ...awaitingCode, triesLeft: 0 },
    { type: 'entered', code: '123456' },
  ],
  [checkingCode, { type: 'entered', code: '654321' }],
  [connected, wrong],
])('%o is not moved by %o', (before, event) => {
  expect(machine.transition(before, event)).toBeUndefined()
})

test('five wrong codes leave none to try, and a new mail begins anew', () => {
  let state: EmailLoginStep = awaitingCode
  const send = (event: EmailLoginEvent): void => {
    state = machine.transition(state, event)?.state ?? state
  }

  for (let count = 0; count < 5; count += 1) {
    send({ type: 'entered', code: '000000' })
    send(wrong)
  }
  expect(state).toMatchObject({ step: 'awaitingCode', triesLeft: 0 })
  send({ type: 'entered', code: '123456' })
  expect(state).toMatchObject({ step: 'awaitingCode', triesLeft: 0 })

  send({ type: 'resent' })
  send({ type: 'proof', proof: 'VERIFY_OTP' })
  expect(state).toEqual(awaitingCode)
})
