import { type RefObject, useEffect, useState } from 'react'

/** Whether something is mounted, and whether it is being removed. */
export interface Presence {
  readonly isMounted: boolean
  readonly isLeaving: boolean
}

/**
 * Keeps something mounted for `leaveMs` after it is no longer wanted, so that its removal can be
 * animated.
 *
 * @param anchor - Any element of the same document that is always mounted.
 */
export function usePresence(
  isWanted: boolean,
  leaveMs: number,
  anchor: RefObject<Element | null>,
): Presence {
  const [wasWanted, setWasWanted] = useState(isWanted)
  const [isLeaving, setIsLeaving] = useState(false)
  const isChanged = isWanted !== wasWanted
  if (isChanged) {
    // In the same render, so that nothing is unmounted in between.
    setWasWanted(isWanted)
    setIsLeaving(!isWanted)
  }
  useEffect(() => {
    if (!isLeaving) return
    const end = (): void => setIsLeaving(false)
    const page = anchor.current?.ownerDocument.defaultView
    if (!page) return end()
    const timer = page.setTimeout(end, leaveMs)
    return () => page.clearTimeout(timer)
  }, [isLeaving, leaveMs, anchor])
  return { isMounted: isWanted || isLeaving, isLeaving: isChanged ? !isWanted : isLeaving }
}
