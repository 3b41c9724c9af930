import type { Routes, Snapshot } from '@latchkey/core'
import { failureText } from '../../partials/logins/failure-text.ts'
import { type Resend, resendModel } from '../email-code/resend.model.ts'
import type { OtpTools } from '../email-verify-otp/email-verify-otp.model.ts'

/** Everything that the view shows. */
export interface EmailVerifyDeviceModel {
  readonly email: string
  readonly error: string | undefined
  readonly resend: Resend
}

/** Everything the view shows, from the snapshot alone. */
export function emailVerifyDeviceModel(
  { auth }: Pick<Snapshot, 'auth'>,
  { email }: Routes['EmailVerifyDevice'],
  { actions, text }: OtpTools,
): EmailVerifyDeviceModel {
  const step = auth?.email.current
  return {
    email,
    error: step?.step === 'failed' ? failureText(step.error, text) : undefined,
    resend: resendModel({
      seconds: auth?.resendSeconds ?? 0,
      isResending: step?.step === 'awaitingDevice' && step.isResending,
      actions,
      words: {
        send: text.get('device.resend.send'),
        busy: text.get('otp.resend.busy'),
        wait: (seconds) => text.get('device.resend.wait', { seconds }),
      },
    }),
  }
}
