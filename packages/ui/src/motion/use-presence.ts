import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react'

/** Whether something is drawn, and whether it is on its way out. */
export interface Presence {
  readonly isMounted: boolean
  readonly isLeaving: boolean
}

/**
 * Keeps something drawn for `leaveMs` after it is no longer wanted, so that it can leave in motion.
 *
 * @param anchor - Any element of the same document that is drawn all the time.
 */
export function usePresence(
  isWanted: boolean,
  leaveMs: number,
  anchor: RefObject<Element | null>,
): Presence {
  // No state: coming would then be drawn twice.
  const isGone = useRef(!isWanted)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    if (isWanted) isGone.current = false
  }, [isWanted])
  useEffect(() => {
    if (isWanted || isGone.current) return
    const end = (): void => {
      isGone.current = true
      redraw()
    }
    const page = anchor.current?.ownerDocument.defaultView
    if (!page) return end()
    const timer = page.setTimeout(end, leaveMs)
    return () => page.clearTimeout(timer)
  }, [isWanted, leaveMs, anchor])
  const isLeaving = !isWanted && !isGone.current
  return { isMounted: isWanted || isLeaving, isLeaving }
}
