import { type RefObject, useLayoutEffect, useState } from 'react'

/** Sizes below the first one. */
const SMALLEST = 2

/**
 * Marks a field with `data-fit`: 0 at its full size, 1 and 2 where its text only fits smaller. It
 * is worked out again whenever text or room change.
 */
export function useFit(fieldRef: RefObject<HTMLInputElement | null>, text: string): void {
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const element = fieldRef.current
    if (element === null || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setRoom(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [fieldRef])
  // biome-ignore lint/correctness/useExhaustiveDependencies: text and room decide what fits.
  useLayoutEffect(() => {
    const element = fieldRef.current
    if (element === null) return
    for (let fit = 0; fit <= SMALLEST; fit += 1) {
      element.setAttribute('data-fit', String(fit))
      if (element.scrollWidth <= element.clientWidth) return
    }
  }, [fieldRef, text, room])
}
