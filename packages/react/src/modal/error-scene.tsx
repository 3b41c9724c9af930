import { Button, brokenIllustration, CardBody, CardHeader, Scene, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { Wording } from '../messages/create-wording.ts'

export interface ErrorSceneProps {
  readonly text: Wording
  onRestart(): void
  /** Nothing where the modal never closes. */
  readonly onClose: (() => void) | undefined
}

/** Shown when a part of the modal threw: the reason, and a way to continue. */
export function ErrorScene({ text, onRestart, onClose }: ErrorSceneProps): ReactElement {
  return (
    <>
      <CardHeader
        title={text.get('error.title')}
        onClose={onClose}
        closeLabel={text.get('header.close')}
      />
      <CardBody isCentered>
        <Scene
          illustration={brokenIllustration}
          title={text.get('error.title')}
          role="alert"
          data-testid="error-scene"
        >
          <Text align="center">{text.get('error.text')}</Text>
          <Button size="s" data-testid="error-restart" onClick={onRestart}>
            {text.get('error.restart')}
          </Button>
        </Scene>
      </CardBody>
    </>
  )
}
