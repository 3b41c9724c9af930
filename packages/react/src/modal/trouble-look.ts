import { type ArtShape, TextButton } from '@latchkey/ui'
import type { ComponentType, ReactNode } from 'react'

/** What is drawn where something failed. */
export interface TroubleLook {
  readonly art: ArtShape | undefined
  /** The one way on. */
  readonly Action: ComponentType<ActionProps>
}

/** Props of the one way on. */
export interface ActionProps {
  readonly 'data-testid': string
  onClick(): void
  readonly children: ReactNode
}

/** What there is from the start: it also serves when nothing else can be had. */
export const PLAIN_LOOK: TroubleLook = { art: undefined, Action: TextButton }
