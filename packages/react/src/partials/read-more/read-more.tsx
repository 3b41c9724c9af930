import { Button } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useInSight } from './use-in-sight.ts'

/** Props of `ReadMore`. */
interface ReadMoreProps {
  readonly status: 'loading' | 'ready' | 'loadingMore' | 'moreFailed' | 'failed'
  /** An identifier of the known parts: the next part is read by itself once for each. */
  readonly known: string
  readonly label: string
  readonly 'data-testid': string
  onRead(): void
}

/** Reads the next part of a list when it comes into sight; after a failure only when it is pressed. */
export function ReadMore({ status, known, label, onRead, ...rest }: ReadMoreProps): ReactElement {
  const { text } = useModalContext()
  const button = useInSight<HTMLButtonElement>(status === 'ready' ? known : undefined, onRead)
  return (
    <Button ref={button} isBusy={status === 'loadingMore'} onClick={onRead} {...rest}>
      {status === 'moreFailed' ? text.get('retry') : label}
    </Button>
  )
}
