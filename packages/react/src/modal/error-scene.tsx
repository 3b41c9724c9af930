import { CardBody, CardHeader, Scene, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { Wording } from '../messages/create-wording.ts'
import { PLAIN_LOOK, type TroubleLook } from './trouble-look.ts'

/** What an error offers. */
export interface ErrorSceneProps {
  readonly text: Wording
  /** Plain until the rest of the shell is there. */
  readonly look: TroubleLook | undefined
  onRestart(): void
  /** Nothing where the modal never closes. */
  readonly onClose: (() => void) | undefined
}

/** Something inside the modal threw: what it means for the visitor, and the way out. */
export function ErrorScene({ text, look, onRestart, onClose }: ErrorSceneProps): ReactElement {
  const { art, Action } = look ?? PLAIN_LOOK
  return (
    <>
      <CardHeader
        title={text.say('error.title')}
        onClose={onClose}
        closeLabel={text.say('header.close')}
      />
      <CardBody isCentered>
        <Scene art={art} title={text.say('error.title')} role="alert" data-testid="error-scene">
          <Text align="center">{text.say('error.text')}</Text>
          <Action data-testid="error-restart" onClick={onRestart}>
            {text.say('error.restart')}
          </Action>
        </Scene>
      </CardBody>
    </>
  )
}
