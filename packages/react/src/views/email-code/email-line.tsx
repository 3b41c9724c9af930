import { Stack, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { EmailAddress } from '../../partials/email-address.tsx'

/** A text about an e-mail address, and the address. */
export interface EmailLineProps {
  readonly id?: string | undefined
  readonly line: string
  readonly email: string
}

/** Draws the address that a code was sent to. */
export function EmailLine({ id, line, email }: EmailLineProps): ReactElement {
  return (
    <Stack id={id} gap={0}>
      <Text>{line}</Text>
      <Text as="div" variant="heading" style={ANYWHERE} data-testid="email-address">
        <EmailAddress email={email} />
      </Text>
    </Stack>
  )
}

/** In wide fonts it takes two lines rather than leaving the card. */
const ANYWHERE = { overflowWrap: 'anywhere' } as const
