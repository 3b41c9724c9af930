import { Notice } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { AddressLine } from './address-line.tsx'
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
      <AddressLine label={text.get('send.lookalike.to')} address={to} differsFrom={known} />
      <AddressLine label={knownLabel} address={known} />
    </Notice>
  )
}
