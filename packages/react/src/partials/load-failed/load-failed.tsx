import { brokenIllustration, Scene, type SceneProps, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'

/** Props of `LoadFailed`; others go to its scene. */
interface LoadFailedProps extends Omit<SceneProps, 'illustration' | 'role'> {
  /** If true, screen readers announce it; false if a toast already does that. */
  readonly isAnnounced?: boolean | undefined
}

/** Something could not be fetched; a `RetryButton` goes inside. */
export function LoadFailed({
  isAnnounced = true,
  children,
  ...rest
}: LoadFailedProps): ReactElement {
  const { text } = useModalContext()
  return (
    <Scene illustration={brokenIllustration} role={isAnnounced ? 'alert' : undefined} {...rest}>
      <Text align="center">{text.get('load.text')}</Text>
      {children}
    </Scene>
  )
}
