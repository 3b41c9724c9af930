import { type RefObject, useEffect, useRef } from 'react'

/** How far below the visible part it counts as seen: the row above it is in sight then. */
const AHEAD = '120px'

/**
 * Calls `onSight` when the element comes into sight, once for each `turn`, also when a turn comes back.
 *
 * @param turn - Undefined where it means nothing that the element is seen.
 */
export function useInSight<Element extends HTMLElement>(
  turn: string | undefined,
  onSight: () => void,
): RefObject<Element | null> {
  const element = useRef<Element>(null)
  const call = useRef(onSight)
  const last = useRef<string>(undefined)
  useEffect(() => {
    call.current = onSight
  })
  useEffect(() => {
    const { current } = element
    if (turn === undefined || turn === last.current || current === null) return
    // A visitor can press the element instead.
    if (typeof IntersectionObserver === 'undefined') return
    const root = current.closest('[data-part=card-body]')
    const look = (entries: readonly IntersectionObserverEntry[]): void => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      last.current = turn
      call.current()
    }
    const observer = new IntersectionObserver(look, { root, rootMargin: AHEAD })
    observer.observe(current)
    return () => observer.disconnect()
  }, [turn])
  return element
}
