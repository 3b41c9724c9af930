import { isSameRoute, type Route } from '@latchkey/core'
import { createRef, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { arrive, leave } from './motion.ts'

/** What decides which view is drawn. */
export interface ViewTransitionInput {
  /** The view that state asks for. */
  readonly target: Route
  /** Its module is there. */
  readonly isReady: boolean
  readonly isOpen: boolean
  /** The card leaves; it keeps what it shows until it is gone. */
  readonly isLeaving: boolean
  readonly direction: 'next' | 'back'
  /** Called once another view stands. */
  onTurned(): void
}

/** Which view is drawn. */
export interface ViewTransition {
  readonly route: Route
  /** State asks for another view already. */
  readonly isBehind: boolean
  readonly moving: Moving
}

/** The elements that move when that changes; the same object for good. */
export interface Moving {
  readonly title: RefObject<HTMLSpanElement | null>
  readonly view: RefObject<HTMLDivElement | null>
}

/** Goes from view to view: the old one fades, then the new one comes in. */
export function useViewTransition(input: ViewTransitionInput): ViewTransition {
  const { target, isReady, isOpen, isLeaving, direction, onTurned } = input
  const [shown, setShown] = useState(target)
  const wasOpen = useRef(false)
  const moving = useRef<Moving>({ title: createRef(), view: createRef() }).current
  const latest = useRef({ direction, onTurned })
  const isDue = isReady && !isLeaving && !isSameRoute(shown, target)
  // What opens shows at once what it opens with; what nobody sees needs no motion.
  const isImmediate = isDue && !(isOpen && wasOpen.current)
  if (isImmediate) setShown(target)

  useLayoutEffect(() => {
    latest.current = { direction, onTurned }
  })

  const mustMove = isDue && !isImmediate
  useLayoutEffect(() => {
    if (!mustMove) return
    return leave(elementsOf(moving), () => setShown(target))
  }, [mustMove, target, moving])

  useArrival(shown, wasOpen.current, () => {
    const { direction, onTurned } = latest.current
    arrive(elementsOf(moving), direction)
    onTurned()
  })

  // Last, for what is above asks how it was before. No state: opening is drawn once, not twice.
  useLayoutEffect(() => {
    wasOpen.current = isOpen
  }, [isOpen])

  const isBehind = !isImmediate && !isSameRoute(shown, target)
  return { route: shown, isBehind, moving }
}

function elementsOf({ title, view }: Moving) {
  return { title: title.current, view: view.current }
}

/** Calls `onArrival` after each change of what is drawn in an open modal. */
function useArrival(shown: Route, isOpen: boolean, onArrival: () => void): void {
  const before = useRef(shown)
  useLayoutEffect(() => {
    const isOther = !isSameRoute(before.current, shown)
    before.current = shown
    if (isOther && isOpen) onArrival()
  })
}
