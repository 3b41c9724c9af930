import type { Route, RouteName } from '@latchkey/core'
import { isSameRoute } from '@latchkey/core/views'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { arrive, leave } from './motion.ts'
import { movePictureToLatch, pressedPicture } from './move-picture.ts'

/** The facts that decide which view is drawn. */
export interface ViewTransitionInput {
  /** The view of the state. */
  readonly target: Route
  /** Its module is there. */
  readonly isReady: boolean
  /** The view that it takes the place of without motion. */
  readonly continues: RouteName | undefined
  readonly isOpen: boolean
  /** The card closes; its content stays until the animation has ended. */
  readonly isExiting: boolean
  readonly direction: Direction
}

type Direction = 'next' | 'back'

/** Which view is drawn. */
export interface ViewTransition {
  readonly route: Route
  /** The state has another view already. */
  readonly isBehind: boolean
  /** How the view was entered; a new object for each view that replaced another. */
  readonly arrival: Arrival | undefined
  /** The elements that move when the view changes. */
  readonly titleRef: RefObject<HTMLSpanElement | null>
  readonly viewRef: RefObject<HTMLDivElement | null>
}

/** A view took the place of another in an open modal. */
export interface Arrival {
  readonly direction: Direction
  /** The place of the picture in the row that was pressed. */
  readonly picture?: DOMRect | undefined
}

interface Shown {
  readonly route: Route
  readonly arrival?: Arrival
}

/** Goes from view to view: the old one fades, then the new one comes in. */
export function useViewTransition(input: ViewTransitionInput): ViewTransition {
  const { target, isReady, continues, isOpen, isExiting, direction } = input
  const [{ route, arrival }, setShown] = useState<Shown>({ route: target })
  const titleRef = useRef<HTMLSpanElement>(null)
  const viewRef = useRef<HTMLDivElement>(null)
  const [wasOpen, setWasOpen] = useState(false)
  const isBehind = !isSameRoute(route, target)
  const isDue = isReady && !isExiting && isBehind
  // A modal that opens shows its first view at once; a closed modal needs no motion.
  const isImmediate = isDue && (!(isOpen && wasOpen) || route.view === continues)
  if (isImmediate) setShown({ route: target })
  if (isOpen !== wasOpen) setWasOpen(isOpen)

  const mustMove = isDue && !isImmediate
  useLayoutEffect(() => {
    if (!mustMove) return
    const parts = { title: titleRef.current, view: viewRef.current }
    const picture = direction === 'next' ? pressedPicture(parts.view) : undefined
    return leave(parts, () => setShown({ route: target, arrival: { direction, picture } }))
  }, [mustMove, target, direction])

  useLayoutEffect(() => {
    if (!arrival) return
    const { direction, picture } = arrival
    arrive({ title: titleRef.current, view: viewRef.current }, direction)
    if (picture !== undefined) movePictureToLatch(viewRef.current, picture)
  }, [arrival])

  return { route, isBehind, arrival, titleRef, viewRef }
}
