import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls `onSight` when the element comes into sight, once for each `turn`.
 *
 * @param turn - Undefined where it means nothing that the element is seen.
 */
export function useInSight<Element extends HTMLElement>(
  turn: number | undefined,
  onSight: () => void,
): RefObject<Element | null> {
  const element = useRef<Element>(null)
  const call = useRef(onSight)
  useEffect(() => {
    call.current = onSight
  })
  useEffect(() => {
    const { current } = element
    if (turn === undefined || current === null) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      call.current()
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [turn])
  return element
}
