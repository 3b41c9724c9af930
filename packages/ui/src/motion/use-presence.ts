import { type RefObject, useEffect, useState } from 'react'

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
  const [isKept, setIsKept] = useState(isWanted)
  if (isWanted && !isKept) setIsKept(true)
  useEffect(() => {
    if (isWanted || !isKept) return
    const page = anchor.current?.ownerDocument.defaultView
    if (!page) {
      setIsKept(false)
      return
    }
    const timer = page.setTimeout(() => setIsKept(false), leaveMs)
    return () => page.clearTimeout(timer)
  }, [isWanted, isKept, leaveMs, anchor])
  return { isMounted: isWanted || isKept, isLeaving: isKept && !isWanted }
}
