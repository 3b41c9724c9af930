import type { ReactElement } from 'react'
import { CodeForm } from '../../partials/email-code/code-form.tsx'
import type { ViewProps } from '../define-view.ts'
import { useLoginKit } from '../login-kit.ts'
import { type ChangeCode, emailUpdateOtpModel } from './email-update-otp.model.ts'

/** The code that was sent to the address a login has now. */
export function EmailUpdatePrimaryOtpView({
  params,
}: ViewProps<'EmailUpdatePrimaryOtp'>): ReactElement {
  return <ChangeForm code="primaryCode" newEmail={params.newEmail} />
}

/** The code that was sent to the new address. */
export function EmailUpdateSecondaryOtpView({
  params,
}: ViewProps<'EmailUpdateSecondaryOtp'>): ReactElement {
  return <ChangeForm code="secondaryCode" newEmail={params.newEmail} />
}

interface ChangeFormProps {
  readonly code: ChangeCode
  readonly newEmail: string
}

function ChangeForm({ code, newEmail }: ChangeFormProps): ReactElement {
  const kit = useLoginKit()
  const { core, snapshot, text } = kit.useModalWorld()
  const tools = { actions: core.actions, text, kit }
  return <CodeForm model={emailUpdateOtpModel(snapshot, { code, newEmail }, tools)} />
}
