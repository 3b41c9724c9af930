import { Scene, Text, TextButton } from '@latchkey/ui'
import type { MouseEvent, ReactElement } from 'react'
import { useModalContext } from '../context/modal-context.ts'

export interface LoadErrorProps {
  /** Trying again did not help. */
  readonly isAgain: boolean
  retry(): void
}

/**
 * Shown when neither a view nor the full error view could be loaded. After the second failure the page
 * can be reloaded: a page that is older than the last release requests deleted files, and some
 * browsers never repeat a failed import.
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
