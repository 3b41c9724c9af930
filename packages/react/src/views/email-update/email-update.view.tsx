import { mailIcon, SendField, Spinner, Stack, Text } from '@latchkey/ui'
import { type ReactElement, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enEmailUpdate } from '../../messages/en/email-update.ts'
import { EmailLine } from '../email-code/email-line.tsx'
import type { ViewDefinition } from '../view-definition.ts'
import { emailUpdateModel } from './email-update.model.ts'

/** Moving a login to another address. */
export const view: ViewDefinition<'EmailUpdate'> = {
  english: enEmailUpdate,
  View: EmailUpdateView,
  title: (_params, { text }) => text.get('update.title'),
}

/** The address that is logged in with, and the field for another. */
function EmailUpdateView(): ReactElement {
  const { core, text } = useModalContext()
  const change = useSnapshot(({ auth }) => auth?.emailChange.current)
  const email = useSnapshot(({ auth }) => auth?.user?.email)
  const [typed, setTyped] = useState('')
  return (
    <Stack gap={4}>
      {email !== undefined && <EmailLine line={text.get('update.now')} email={email} />}
      <Stack gap={2}>
        <SendField
          {...emailUpdateModel(change, typed, { text })}
          label={text.get('update.email')}
          sendLabel={text.get('update.send')}
          icon={mailIcon}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          busy={<Spinner />}
          data-testid="update-email"
          value={typed}
          onText={setTyped}
          onSend={(newEmail) => core.actions.auth.changeEmail(newEmail)}
        />
        <Text variant="small">{text.get('update.hint')}</Text>
      </Stack>
    </Stack>
  )
}
