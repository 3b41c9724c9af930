import { Scene, searchIllustration, Text } from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'

interface NothingFoundProps {
  readonly title: string
  /** The reason, and what can be done; undefined where the title says enough. */
  readonly line?: string | undefined
  readonly 'data-testid': string
  /** The button for the next step. */
  readonly children: ReactNode
}

/** A search without results: why, and the next step. */
export function NothingFound({ title, line, children, ...rest }: NothingFoundProps): ReactElement {
  return (
    <Scene illustration={searchIllustration} title={title} {...rest}>
      {line !== undefined && <Text align="center">{line}</Text>}
      {children}
    </Scene>
  )
}
