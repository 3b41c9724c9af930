import type { ReactElement } from 'react'
import { CodeForm } from '../../partials/email-code/code-form.tsx'
import type { ViewProps } from '../define-view.ts'
import { useLoginKit } from '../login-kit.ts'
import { emailVerifyOtpModel } from './email-verify-otp.model.ts'

/** The code of a login by e-mail. */
export function EmailVerifyOtpView({ params }: ViewProps<'EmailVerifyOtp'>): ReactElement {
  const kit = useLoginKit()
  const { core, snapshot, text } = kit.useModalWorld()
  return (
    <CodeForm model={emailVerifyOtpModel(snapshot, params, { actions: core.actions, text, kit })} />
  )
}
