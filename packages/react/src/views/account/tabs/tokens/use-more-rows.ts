import { type Dispatch, useEffect, useState } from 'react'

/** Rows that are drawn at a time: more than any window shows. */
const ROWS = 100

/** How far below the visible part the next rows are drawn. */
const AHEAD = '600px'

/** How many rows of a long list are drawn, and the place below the last one. */
export interface MoreRows {
  readonly limit: number
  /** The ref of the place: when it comes near the visible part, more rows are drawn. */
  readonly end: Dispatch<HTMLElement | null>
}

/** Draws a long list as far as the visitor has scrolled, so that opening it takes no longer. */
export function useMoreRows(): MoreRows {
  const [limit, setLimit] = useState(ROWS)
  const [place, end] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (place === null) return undefined
    const root = place.closest('[data-part=card-body]')
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setLimit((count) => count + ROWS)
      },
      { root, rootMargin: AHEAD },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [place])
  return { limit, end }
}
