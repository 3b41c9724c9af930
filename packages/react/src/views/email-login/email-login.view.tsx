import { Stack } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { enEmailLogins } from '../../messages/en/email-logins.ts'
import { Agreement, LegalNote } from '../../partials/legal/legal-text.tsx'
import { useTermsDue } from '../../partials/legal/use-terms.ts'
import { EmailField } from '../../partials/logins/email-field.tsx'
import type { ViewDefinition } from '../view-definition.ts'

/** The e-mail field alone, for sites that open it by its name. */
export const view: ViewDefinition<'EmailLogin'> = {
  english: enEmailLogins,
  View: EmailLoginView,
  title: (_params, { text }) => text.get('login.email.title'),
}

function EmailLoginView(): ReactElement {
  return (
    <Stack gap={4}>
      <Agreement />
      <EmailField isBlocked={useTermsDue()} />
      <LegalNote />
    </Stack>
  )
}
