import { type Dispatch, startTransition, useEffect, useState } from 'react'
import { AHEAD, FIRST_ROWS, ROWS_AT_ONCE } from './use-more-rows.ts'

/** Which rows of a long list are drawn, and the places before the first and after the last one. */
export interface RowWindow {
  readonly first: number
  /** Rows from `first` up to, but not including, this one. */
  readonly limit: number
  /** The height in px of the rows before the first one. */
  readonly abovePx: number
  /** The refs of both places: while one is near the visible part, more rows are drawn with each frame. */
  readonly start: Dispatch<HTMLElement | null>
  readonly end: Dispatch<HTMLElement | null>
  /** Draws one end of the list in place of the rows that are drawn. */
  show(end: 'first' | 'last', rowPx: number): void
}

interface Drawn {
  readonly first: number
  readonly limit: number
  readonly rowPx: number
}

/**
 * Draws a long list as far as the visitor has scrolled, as `useMoreRows`, and either end of it at once,
 * without all rows before it.
 *
 * @param count - Rows of the whole list.
 */
export function useRowWindow(count: number): RowWindow {
  const [drawn, setDrawn] = useState<Drawn>(drawFirst)
  const { first, limit, rowPx } = drawn
  const start = useNearPlace(drawn, ({ rootBounds, boundingClientRect }) => {
    // A visitor who scrolls to far above the rows sees all of those in between, too.
    const seen = Math.floor(((rootBounds?.top ?? 0) - boundingClientRect.top) / rowPx)
    setDrawn({ ...drawn, first: Math.max(0, Math.min(first - ROWS_AT_ONCE, seen)) })
  })
  const end = useNearPlace(drawn, () => setDrawn({ ...drawn, limit: limit + ROWS_AT_ONCE }))
  return {
    first,
    limit,
    abovePx: first * rowPx,
    start,
    end,
    show(wanted, px) {
      const last = { first: Math.max(0, count - FIRST_ROWS), limit: count, rowPx: px }
      setDrawn(wanted === 'first' ? drawFirst() : last)
    },
  }
}

/** The beginning; all rows, where nothing tells how far the visitor has scrolled. */
function drawFirst(): Drawn {
  const isAll = typeof IntersectionObserver === 'undefined'
  return { first: 0, limit: isAll ? Number.POSITIVE_INFINITY : FIRST_ROWS, rowPx: 1 }
}

/**
 * Returns the ref of a place, and calls `draw` while the place is near the visible part, once for
 * each change of what is drawn.
 */
function useNearPlace(
  drawn: Drawn,
  draw: (entry: IntersectionObserverEntry) => void,
): Dispatch<HTMLElement | null> {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new observer looks at once, and is needed only for new rows.
  useEffect(() => {
    if (place === null || typeof IntersectionObserver === 'undefined') return undefined
    const root = place.closest('[data-part=card-body]')
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.find(({ isIntersecting }) => isIntersecting)
        // Rendering them gives way to the visitor's input.
        if (near) startTransition(() => draw(near))
      },
      { root, rootMargin: AHEAD },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [place, drawn])
  return setPlace
}
