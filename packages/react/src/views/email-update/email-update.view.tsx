import { type ReactElement, useState } from 'react'
import { EmailLine } from '../../partials/email-code/email-line.tsx'
import { useLoginKit } from '../login-kit.ts'
import { emailUpdateModel } from './email-update.model.ts'

/** The address that is logged in with, and the field for another. */
export function EmailUpdateView(): ReactElement {
  const kit = useLoginKit()
  const { SendField, Spinner, Stack, Text, mailIcon } = kit
  const { core, snapshot, text } = kit.useModalWorld()
  const [typed, setTyped] = useState('')
  const email = snapshot.auth?.user?.email
  return (
    <Stack gap={4}>
      {email !== undefined && <EmailLine line={text.say('update.now')} email={email} />}
      <Stack gap={2}>
        <SendField
          {...emailUpdateModel(snapshot.auth?.emailChange.current, typed, { text, kit })}
          label={text.say('update.email')}
          sendLabel={text.say('update.send')}
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
        <Text variant="small">{text.say('update.hint')}</Text>
      </Stack>
    </Stack>
  )
}
