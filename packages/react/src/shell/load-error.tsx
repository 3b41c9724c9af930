import { Button, brokenArt, retryIcon, Scene, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalWorld } from '../binding/modal-context.ts'

/** A view could not be fetched. */
export function LoadError({ onRetry }: { onRetry(): void }): ReactElement {
  const { text } = useModalWorld()
  return (
    <Scene art={brokenArt} title={text.say('load.title')} role="alert" data-testid="load-error">
      <Text align="center">{text.say('load.text')}</Text>
      <Button size="s" icon={retryIcon} data-testid="load-retry" onClick={onRetry}>
        {text.say('retry')}
      </Button>
    </Scene>
  )
}
