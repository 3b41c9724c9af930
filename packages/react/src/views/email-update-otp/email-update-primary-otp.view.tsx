import type { ReactElement } from 'react'
import { enEmailLogins } from '../../messages/en/email-logins.ts'
import { enEmailUpdate } from '../../messages/en/email-update.ts'
import type { ViewDefinition, ViewProps } from '../view-definition.ts'
import { ChangeForm } from './change-form.tsx'

/** The code that was sent to the address that a login has now. */
export const view: ViewDefinition<'EmailUpdatePrimaryOtp'> = {
  english: { ...enEmailLogins, ...enEmailUpdate },
  View: EmailUpdatePrimaryOtpView,
  title: (_params, { text }) => text.get('update.primary.title'),
}

function EmailUpdatePrimaryOtpView({ params }: ViewProps<'EmailUpdatePrimaryOtp'>): ReactElement {
  return <ChangeForm code="primaryCode" newEmail={params.newEmail} />
}
