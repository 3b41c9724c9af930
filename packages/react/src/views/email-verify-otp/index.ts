import type { ViewDefinition } from '../define-view.ts'
import { EmailVerifyOtpView } from './email-verify-otp.view.tsx'

/** The code of a login by e-mail. */
export const emailVerifyOtp: ViewDefinition<'EmailVerifyOtp'> = {
  View: EmailVerifyOtpView,
  title: (_params, { text }) => text.say('otp.title'),
}
