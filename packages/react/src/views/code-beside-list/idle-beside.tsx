import { areTermsDue } from '@latchkey/core/views'
import { Button, qrIcon } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { blockedProps } from '../../partials/legal/blocked.ts'
import { BesideFrame } from './beside-frame.tsx'

/** Props of `IdleBeside`. */
export interface IdleBesideProps {
  readonly isLeaving: boolean
  /** Loads the card and shows a code. */
  show(): void
}

/** Stands in for the card beside the list before its code is loaded: it looks the same. */
export function IdleBeside({ isLeaving, show }: IdleBesideProps): ReactElement {
  const { text } = useModalContext()
  const areDue = useSnapshot(({ terms, options }) => areTermsDue({ terms, options }))
  return (
    <BesideFrame
      isLeaving={isLeaving}
      line={text.get(areDue ? 'connect.agreeFirst' : 'beside.rest')}
    >
      <Button
        size="s"
        icon={qrIcon}
        {...blockedProps(areDue, text)}
        data-state="idle"
        data-testid="beside-show"
        onClick={show}
      >
        {text.get('pairing.asleep.show')}
      </Button>
    </BesideFrame>
  )
}
