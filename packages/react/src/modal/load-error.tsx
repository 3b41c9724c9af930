import { Scene, Text, TextButton } from '@latchkey/ui'
import type { MouseEvent, ReactElement } from 'react'
import { useModalContext } from '../binding/modal-context.ts'

/** What is offered. */
export interface LoadErrorProps {
  /** Trying again did not help. */
  readonly isAgain: boolean
  retry(): void
}

/**
 * A view could not be fetched, nor what draws trouble in full. Where that happened twice the page can
 * be loaded anew: one that is older than the last release asks for files that are gone, and some
 * browsers never fetch again what failed once.
 */
export function LoadError({ isAgain, retry }: LoadErrorProps): ReactElement {
  const { text } = useModalContext()
  return (
    <Scene title={text.get('load.title')} role="alert" data-testid="load-error">
      <Text align="center">{text.get('load.text')}</Text>
      <TextButton data-testid="load-retry" onClick={retry}>
        {text.get('retry')}
      </TextButton>
      {isAgain && (
        <TextButton data-testid="load-reload" onClick={reload}>
          {text.get('load.reload')}
        </TextButton>
      )}
    </Scene>
  )
}

function reload({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.ownerDocument.defaultView?.location.reload()
}
