import type { Answers } from '@latchkey/frame/site'
import type { LoginDeps } from './deps.ts'
import { requireText, valueIn } from './site-api.ts'

type ChangeAnswers = Pick<
  Answers,
  'UPDATE_EMAIL' | 'UPDATE_EMAIL_PRIMARY_OTP' | 'UPDATE_EMAIL_SECONDARY_OTP'
>

/** Change of the address: a code of the old one, then a code of the new one. */
export function emailChangeAnswers({ state, api }: LoginDeps): ChangeAnswers {
  return {
    async UPDATE_EMAIL({ email }) {
      const { token } = state.need()
      const answer = await api.call('email-change/begin', { body: { email }, token })
      const isProven = valueIn(answer, 'action') === 'VERIFY_SECONDARY_OTP'
      return { action: isProven ? 'VERIFY_SECONDARY_OTP' : 'VERIFY_PRIMARY_OTP' }
    },
    async UPDATE_EMAIL_PRIMARY_OTP({ otp }) {
      const { token } = state.need()
      await api.call('email-change/primary', { body: { code: otp.trim() }, token })
    },
    async UPDATE_EMAIL_SECONDARY_OTP({ otp }) {
      const { token, user } = state.need()
      const body = { code: otp.trim() }
      const newEmail = requireText(
        await api.call('email-change/secondary', { body, token }),
        'newEmail',
      )
      await state.update({ ...user, email: newEmail })
      return { newEmail }
    },
  }
}
