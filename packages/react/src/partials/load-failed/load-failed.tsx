import { brokenIllustration, Scene, type SceneProps, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../binding/modal-context.ts'

/** Something could not be fetched; a `RetryButton` goes inside. */
export function LoadFailed({ children, ...rest }: Omit<SceneProps, 'illustration'>): ReactElement {
  const { text } = useModalContext()
  return (
    <Scene illustration={brokenIllustration} role="alert" {...rest}>
      <Text align="center">{text.get('load.text')}</Text>
      {children}
    </Scene>
  )
}
