import { Button } from '@latchkey/ui'
import type { MouseEvent, ReactElement } from 'react'
import { useModalWorld } from '../binding/modal-context.ts'
import { LoadFailed } from '../partials/load-failed/load-failed.tsx'
import { RetryButton } from '../partials/load-failed/retry-button.tsx'

/** What is offered. */
export interface LoadErrorProps {
  /** Trying again did not help. */
  readonly isAgain: boolean
  retry(): void
}

/**
 * A view could not be fetched. Where that happened twice the page can be loaded anew: one that is
 * older than the last release asks for files that are gone, and some browsers never fetch again
 * what failed once.
 */
export function LoadError({ isAgain, retry }: LoadErrorProps): ReactElement {
  const { text } = useModalWorld()
  return (
    <LoadFailed title={text.say('load.title')} data-testid="load-error">
      <RetryButton data-testid="load-retry" onClick={retry} />
      {isAgain && (
        <Button size="s" tone="quiet" data-testid="load-reload" onClick={reload}>
          {text.say('load.reload')}
        </Button>
      )}
    </LoadFailed>
  )
}

function reload({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.ownerDocument.defaultView?.location.reload()
}
