/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { Address, Avatar, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'

interface AddressLineProps {
  readonly label: string
  readonly address: string
  /** Characters that differ from it are marked. */
  readonly differsFrom?: string
}

/** One of two addresses that the visitor compares, in full. */
export function AddressLine({ label, address, differsFrom }: AddressLineProps): ReactElement {
  return (
    <div css={lineStyles}>
      <Avatar address={address} size={3.2} />
      <div css={{ minWidth: 0 }}>
        <Text as="div" variant="small">
          {label}
        </Text>
        <Address address={address} differsFrom={differsFrom} />
      </div>
    </div>
  )
}

function lineStyles({ space }: Theme): CSSObject {
  return { display: 'flex', alignItems: 'center', gap: space[3], marginBlockStart: space[2] }
}
