import { type PointerEvent, useCallback, useEffect, useRef } from 'react'

/** How long the pointer is over something until the visitor means it, in milliseconds. */
const REST_MS = 150

/** The handlers by which an element notices a resting pointer. */
export interface RestProps {
  onPointerMove(event: PointerEvent): void
  onPointerLeave(): void
}

/**
 * Calls `onRest` once the visitor has moved the pointer to an element and left it there for a moment. An
 * element that appears below a pointer is not meant, and neither is one below a finger: that is a press.
 */
export function useRest(onRest: (() => void) | undefined): RestProps {
  const cancel = useRef<() => void>(undefined)
  const end = useCallback(() => {
    cancel.current?.()
    cancel.current = undefined
  }, [])
  const isWanted = onRest !== undefined
  // The timer ends when there is nothing to do any more, or when the element is removed.
  useEffect(() => (isWanted ? end : undefined), [isWanted, end])
  return {
    onPointerMove({ currentTarget, pointerType }) {
      const page = currentTarget.ownerDocument.defaultView
      if (cancel.current || !page || !onRest || pointerType === 'touch') return
      const timer = page.setTimeout(onRest, REST_MS)
      cancel.current = () => page.clearTimeout(timer)
    },
    onPointerLeave: end,
  }
}
