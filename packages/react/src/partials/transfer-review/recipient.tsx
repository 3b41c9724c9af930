/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { Address, Avatar, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'

interface RecipientProps {
  readonly label: string
  readonly address: string
  readonly name?: string | undefined
}

/** Draws the recipient: the full address, in groups. */
export function Recipient({ label, address, name }: RecipientProps): ReactElement {
  return (
    <div css={recipientStyles}>
      <Avatar address={address} size={4} />
      <div css={{ minWidth: 0 }}>
        <Text as="span" variant="small">
          {label}
        </Text>
        {name !== undefined && (
          <Text as="div" variant="row">
            <bdi dir="ltr" translate="no">
              {name}
            </bdi>
          </Text>
        )}
        <div>
          <Address address={address} data-testid="send-review-address" />
        </div>
      </div>
    </div>
  )
}

function recipientStyles({ color, space }: Theme): CSSObject {
  return {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    paddingBlock: space[3],
    borderBlock: `1px solid ${color.line}`,
    textAlign: 'start',
  }
}
