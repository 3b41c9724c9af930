import { type Dispatch, startTransition, useEffect, useState } from 'react'

/** Rows that are drawn at a time: few enough for one frame of a slow device. */
export const ROWS_AT_ONCE = 3

/** Rows that are drawn at once: more than are visible. */
export const FIRST_ROWS = 10

/** How far below the visible part the next rows are drawn. */
export const AHEAD = '700px'

/** How many rows of a long list are drawn, and the place below the last one. */
export interface MoreRows {
  readonly limit: number
  /** The ref of the place: while it is near the visible part, more rows are drawn with each frame. */
  readonly end: Dispatch<HTMLElement | null>
}

/** All rows, where nothing tells how far the visitor has scrolled. */
function firstLimit(): number {
  return typeof IntersectionObserver === 'undefined' ? Number.POSITIVE_INFINITY : FIRST_ROWS
}

/** Draws a long list as far as the visitor has scrolled, so that no frame takes longer than others. */
export function useMoreRows(): MoreRows {
  const [limit, setLimit] = useState(firstLimit)
  const [place, end] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (place === null || typeof IntersectionObserver === 'undefined') return undefined
    const root = place.closest('[data-part=card-body]')
    // A new observer looks at once: the place may still be near after the last rows.
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.some(({ isIntersecting }) => isIntersecting)
        // Rendering them gives way to the visitor's input.
        if (isNear) startTransition(() => setLimit(limit + ROWS_AT_ONCE))
      },
      { root, rootMargin: AHEAD },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [place, limit])
  return { limit, end }
}
