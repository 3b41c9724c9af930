/** @jsxImportSource @emotion/react */
import { Stack, Text, TRUNCATED } from '@latchkey/ui'
import type { ReactElement } from 'react'

/** What is said of an e-mail address, and the address. */
export interface EmailLineProps {
  readonly id?: string | undefined
  readonly line: string
  readonly email: string
}

/** An address too long for its line is cut in its middle: both ends are needed to recognise it. */
export function EmailLine({ id, line, email }: EmailLineProps): ReactElement {
  const at = email.lastIndexOf('@')
  return (
    <Stack id={id} gap={0}>
      <Text>{line}</Text>
      <Text as="div" variant="heading" title={email} data-testid="email-address">
        <bdi dir="ltr" css={{ display: 'flex' }}>
          <span css={{ ...TRUNCATED, whiteSpace: 'pre' }}>{email.slice(0, at)}</span>
          <span css={{ ...TRUNCATED, flex: 'none', maxWidth: '70%' }}>{email.slice(at)}</span>
        </bdi>
      </Text>
    </Stack>
  )
}
