import type { AuthState } from '@latchkey/core'
import { expect, test } from 'vitest'
import { aSnapshot, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { NO_LOGIN } from '../../testing/with-auth.ts'
import { emailUpdateOtpModel } from './email-update-otp.model.ts'

const newEmail = 'mira@salt.example'
const UNTRIED = { isChecking: false, isResending: false, triesLeft: 5 } as const
const WAITING = { step: 'primaryCode', newEmail, ...UNTRIED } as const

function modelOf(current: AuthState['emailChange']['current']) {
  const snapshot = aSnapshot({ auth: { ...NO_LOGIN, emailChange: { current } } })
  const tools = { actions: recordActions().actions, text: TEXT }
  return emailUpdateOtpModel(snapshot, { code: 'primaryCode', newEmail }, tools)
}

test('a code that is checked is not one that is being sent', () => {
  const model = modelOf({ ...WAITING, isChecking: true })

  expect(model).toMatchObject({ isChecking: true, hint: 'Checking the code…' })
  expect(model.resend.wait).toBeUndefined()
})

test('while the e-mail is sent again, the line below says so and no code is checked', () => {
  const model = modelOf({ ...WAITING, isResending: true })

  expect(model.isChecking).toBe(false)
  expect(model.resend.wait).toBe('Sending…')
})
