import type { ViewDefinition } from '../define-view.ts'
import { EmailUpdatePrimaryOtpView, EmailUpdateSecondaryOtpView } from './email-update-otp.view.tsx'

/** The code that was sent to the address a login has now. */
export const emailUpdatePrimaryOtp: ViewDefinition<'EmailUpdatePrimaryOtp'> = {
  View: EmailUpdatePrimaryOtpView,
  title: (_params, { text }) => text.say('update.primary.title'),
}

/** The code that was sent to the new address. */
export const emailUpdateSecondaryOtp: ViewDefinition<'EmailUpdateSecondaryOtp'> = {
  View: EmailUpdateSecondaryOtpView,
  title: (_params, { text }) => text.say('update.secondary.title'),
}
