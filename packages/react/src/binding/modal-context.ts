import type { Core, RouteName, Snapshot } from '@latchkey/core'
import { LatchkeyError } from '@latchkey/core/contract'
import { createContext, useContext } from 'react'
import type { Wording } from '../messages/create-wording.ts'

/** What everything inside one modal shares. */
export interface ModalContextValue {
  readonly core: Core
  /** State as it is drawn; the same for every part of one picture. */
  readonly snapshot: Snapshot
  readonly text: Wording
  /** Whether the visitor agreed to the site's terms, where the site asks for it. */
  readonly consent: Consent
  /** Where the visitor was in long views, restored when they come back. */
  readonly positions: Map<RouteName, ViewPosition>
}

/** The visitor's agreement; it lasts as long as the page. */
export interface Consent {
  readonly isGiven: boolean
  give(isGiven: boolean): void
}

/** Where the visitor was in a long view. */
export interface ViewPosition {
  readonly scrollPx: number
  /** The place in the list that had the focus, or was pressed. */
  readonly place: number
}

/** The modal of this subtree. */
export const ModalContext = createContext<ModalContextValue | undefined>(undefined)

/** The modal this part belongs to. */
export function useModalContext(): ModalContextValue {
  const value = useContext(ModalContext)
  // Only the modal's own parts ask, and they are drawn nowhere else.
  if (value === undefined) throw new LatchkeyError('react.no-instance', { hook: 'useModalContext' })
  return value
}
