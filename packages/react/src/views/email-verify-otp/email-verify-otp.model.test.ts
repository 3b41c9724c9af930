import type { AuthState, EmailLoginStep } from '@latchkey/core'
import { expect, test } from 'vitest'
import { aSnapshot, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { NO_LOGIN } from '../../testing/with-auth.ts'
import { emailVerifyOtpModel } from './email-verify-otp.model.ts'

const email = 'mira@salt.example'
const WAITING = { step: 'awaitingCode', email, isResending: false, triesLeft: 5 } as const
const WRONG = { code: 'frame.refused', message: 'Invalid code' } as const

function modelOf(current: EmailLoginStep, changes: Partial<AuthState> = {}) {
  const { actions, calls } = recordActions()
  const snapshot = aSnapshot({ auth: { ...NO_LOGIN, email: { current }, ...changes } })
  const tools = { actions, text: TEXT }
  return { model: emailVerifyOtpModel(snapshot, { email }, tools), calls }
}

test.each<[step: EmailLoginStep, shown: object]>([
  [WAITING, { isChecking: false, isSpent: false, error: undefined }],
  [
    { ...WAITING, step: 'checkingCode' },
    { isChecking: true, hint: 'Authenticating…' },
  ],
  [
    { step: 'connecting', email },
    { isAccepted: true, error: undefined },
  ],
  [{ ...WAITING, error: WRONG }, { error: '\u2068Invalid code\u2069' }],
  [
    { ...WAITING, triesLeft: 0, error: WRONG },
    { isSpent: true, error: 'Too many wrong codes. Get a new code to continue.' },
  ],
  [{ ...WAITING, step: 'checkingCode', error: WRONG }, { error: undefined }],
])('%o', (step, shown) => {
  expect(modelOf(step).model).toMatchObject(shown)
})

test('the English reason of the frame is not shown in another language', () => {
  const snapshot = aSnapshot({
    auth: { ...NO_LOGIN, email: { current: { ...WAITING, error: WRONG } } },
  })
  const text = { ...TEXT, locale: 'de' }

  const model = emailVerifyOtpModel(snapshot, { email }, { actions: recordActions().actions, text })

  expect(model.error).toBe('The code wasn’t accepted. Check the latest email, or try again.')
})

test.each([
  [{ resendSeconds: 24 }, false, 'New code in 24 s'],
  [{ resendSeconds: 0 }, false, undefined],
  [{ resendSeconds: 0 }, true, 'Sending…'],
])('with %o, sending %s: %s', (changes, isResending, wait) => {
  expect(modelOf({ ...WAITING, isResending }, changes).model.resend.wait).toBe(wait)
})

test('an entered code is sent, and a new code can be requested', () => {
  const { model, calls } = modelOf(WAITING)

  model.enter('402917')
  model.resend.run()

  expect(calls).toEqual(['auth.enterCode 402917', 'auth.resendEmail'])
})

test('the step of another address is not shown', () => {
  const { model } = modelOf({ ...WAITING, email: 'lund@salt.example', error: WRONG })

  expect(model.error).toBeUndefined()
})
