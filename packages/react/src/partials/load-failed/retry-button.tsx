import { Button, type ButtonProps, retryIcon } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalWorld } from '../../binding/modal-context.ts'

/** Asks once more for what could not be fetched. */
export function RetryButton(props: ButtonProps): ReactElement {
  const { text } = useModalWorld()
  return (
    <Button size="s" icon={retryIcon} {...props}>
      {text.say('retry')}
    </Button>
  )
}
