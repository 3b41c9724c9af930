import type { ReactElement } from 'react'
import { enEmailLogins } from '../../messages/en/email-logins.ts'
import { enEmailUpdate } from '../../messages/en/email-update.ts'
import type { ViewDefinition, ViewProps } from '../view-definition.ts'
import { ChangeForm } from './change-form.tsx'

/** The code that was sent to the new address. */
export const view: ViewDefinition<'EmailUpdateSecondaryOtp'> = {
  english: { ...enEmailLogins, ...enEmailUpdate },
  View: EmailUpdateSecondaryOtpView,
  title: (_params, { text }) => text.get('update.secondary.title'),
}

function EmailUpdateSecondaryOtpView({
  params,
}: ViewProps<'EmailUpdateSecondaryOtp'>): ReactElement {
  return <ChangeForm code="secondaryCode" newEmail={params.newEmail} />
}
