import { Button, type ButtonProps, retryIcon } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'

/** Asks once more for what could not be fetched. */
export function RetryButton(props: ButtonProps): ReactElement {
  const { text } = useModalContext()
  return (
    <Button size="s" icon={retryIcon} {...props}>
      {text.get('retry')}
    </Button>
  )
}
