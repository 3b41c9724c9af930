import { type RefObject, useEffect, useState } from 'react'

/** The state of an element that stays mounted until its exit animation ends. */
export interface Presence {
  readonly isMounted: boolean
  readonly isExiting: boolean
}

/**
 * Keeps something mounted for `exitMs` after it is no longer wanted, so that its removal can be
 * animated.
 *
 * @param anchor - Any element of the same document that is always mounted.
 */
export function usePresence(
  isShown: boolean,
  exitMs: number,
  anchor: RefObject<Element | null>,
): Presence {
  const [wasShown, setWasShown] = useState(isShown)
  const [isExiting, setIsExiting] = useState(false)
  const isChanged = isShown !== wasShown
  if (isChanged) {
    // In the same render, so that nothing is unmounted in between.
    setWasShown(isShown)
    setIsExiting(!isShown)
  }
  useEffect(() => {
    if (!isExiting) return
    const end = (): void => setIsExiting(false)
    const page = anchor.current?.ownerDocument.defaultView
    if (!page) return end()
    const timer = page.setTimeout(end, exitMs)
    return () => page.clearTimeout(timer)
  }, [isExiting, exitMs, anchor])
  return { isMounted: isShown || isExiting, isExiting: isChanged ? !isShown : isExiting }
}
