import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enEmailLogins } from '../../messages/en/email-logins.ts'
import { CodeForm } from '../email-code/code-form.tsx'
import type { ViewDefinition, ViewProps } from '../view-definition.ts'
import { Connected } from './connected.tsx'
import { emailVerifyOtpModel, isLoggedIn } from './email-verify-otp.model.ts'

/** The code of a login by e-mail. */
export const view: ViewDefinition<'EmailVerifyOtp'> = {
  english: enEmailLogins,
  View: EmailVerifyOtpView,
  title: (_params, { text }) => text.get('otp.title'),
}

/** The code of a login by e-mail. */
function EmailVerifyOtpView({ params }: ViewProps<'EmailVerifyOtp'>): ReactElement {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot(({ auth }) => ({ auth }))
  if (isLoggedIn(snapshot, params)) return <Connected />
  return <CodeForm model={emailVerifyOtpModel(snapshot, params, { actions: core.actions, text })} />
}
