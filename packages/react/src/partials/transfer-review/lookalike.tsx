/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { Address, Avatar, Notice, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../binding/modal-context.ts'
import type { LookalikeModel } from './describe-review.ts'

interface LookalikeProps {
  readonly to: string
  readonly lookalike: LookalikeModel
}

/** Both addresses one above the other, with what differs marked. */
export function Lookalike({ to, lookalike }: LookalikeProps): ReactElement {
  const { text } = useModalContext()
  const { known, knownLabel, line } = lookalike
  return (
    <Notice
      tone="warn"
      role="alert"
      title={text.get('send.lookalike.title')}
      data-testid="send-lookalike"
    >
      {line}
      <Line label={text.get('send.lookalike.to')} address={to} differsFrom={known} />
      <Line label={knownLabel} address={known} />
    </Notice>
  )
}

interface LineProps {
  readonly label: string
  readonly address: string
  readonly differsFrom?: string
}

function Line({ label, address, differsFrom }: LineProps): ReactElement {
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
