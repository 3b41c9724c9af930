import { Button, externalIcon, Stack, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { enSocialLogins } from '../../messages/en/social-logins.ts'
import { openOutside } from '../../models/open-outside.ts'
import { Agreement, LegalNote } from '../../partials/legal/legal-text.tsx'
import { useTermsDue } from '../../partials/legal/use-terms.ts'
import { Methods } from '../../partials/logins/methods.tsx'
import type { ViewDefinition } from '../view-definition.ts'

/** Logins, for a visitor without a wallet: each creates one. */
export const view: ViewDefinition<'Create'> = {
  english: enSocialLogins,
  View: CreateView,
  title: (_params, { text }) => text.get('create.title'),
}

/** A page that explains wallets. */
const MORE_URL = 'https://ethereum.org/en/wallets/'

function CreateView(): ReactElement {
  const { core, text } = useModalContext()
  return (
    <Stack gap={4}>
      <Agreement />
      <Text variant="small" align="center">
        {text.get('create.text')}
      </Text>
      <Methods isBlocked={useTermsDue()} />
      <Button
        isWide
        icon={externalIcon}
        data-testid="create-more"
        onClick={() => openOutside(MORE_URL, core.actions)}
      >
        {text.get('create.more')}
      </Button>
      <LegalNote />
    </Stack>
  )
}
