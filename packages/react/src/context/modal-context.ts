import type { Core, RouteName } from '@latchkey/core'
import { LatchkeyError, type Lazy } from '@latchkey/core/contract'
import { type ComponentType, createContext, useContext } from 'react'
import type { Wording } from '../messages/create-wording.ts'
import type { ViewMessages } from '../messages/messages.ts'

/** The objects that all parts of one modal share; the state is read with `useSnapshot`. */
export interface ModalContextValue {
  readonly core: Core
  readonly text: Wording
  /** Loads views ahead, and parts of them. */
  readonly views: {
    load(name: RouteName): Promise<void>
    loadPart(part: Lazy<ViewPart>): Promise<void>
    readyPart(part: Lazy<ViewPart>): ViewPart | undefined
  }
  /** Positions in long views, restored when the visitor returns to them. */
  readonly positions: Map<RouteName, ViewPosition>
}

/** A part of a view that is loaded when it is shown. */
export interface ViewPart {
  readonly Part: ComponentType
  /** Its English texts, without those of its view. */
  readonly english: ViewMessages
}

/** The position of the visitor in a long view, which is restored when they come back. */
export interface ViewPosition {
  readonly scrollPx: number
  /** The place in the list that had the focus, or was pressed. */
  readonly place: number
  /** Is true if the visitor showed the part that is hidden at first. */
  readonly isExpanded?: boolean | undefined
}

/** The modal of this subtree. */
export const ModalContext = createContext<ModalContextValue | undefined>(undefined)

/** The modal this part belongs to. */
export function useModalContext(): ModalContextValue {
  const value = useContext(ModalContext)
  // Only parts of the modal call this, and they are rendered nowhere else.
  if (value === undefined) throw new LatchkeyError('react.no-instance', { hook: 'useModalContext' })
  return value
}
