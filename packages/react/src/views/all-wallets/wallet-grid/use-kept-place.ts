import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react'
import { scrollerOf } from './scroller-of.ts'

/** Where the visitor was, kept from one time the view is drawn to the next. */
export interface KeptPlace {
  scrollPx: number
  /** The place that had the focus, or was pressed. */
  place: number
}

/**
 * Begins at the top; for somebody who comes back from a wallet, where they were, with the focus on
 * that wallet.
 */
export function useKeptPlace(
  grid: RefObject<HTMLElement | null>,
  { kept, isBack }: { readonly kept: KeptPlace; readonly isBack: boolean },
): void {
  useLayoutEffect(() => {
    const scroller = grid.current && scrollerOf(grid.current)
    if (!scroller) return
    scroller.scrollTop = isBack ? kept.scrollPx : 0
    return () => {
      kept.scrollPx = scroller.scrollTop
    }
  }, [grid, kept, isBack])

  useEffect(() => {
    const cell = grid.current?.querySelector<HTMLElement>(`[data-place="${kept.place}"]`)
    // After the shell, which has put the focus at the start of the view, if it was its to put.
    if (isBack && grid.current?.closest('dialog')?.matches(':focus-within')) {
      cell?.focus({ preventScroll: true })
    }
  }, [grid, kept, isBack])
}

/** Keeps which place has the focus, and tells `onFocus` of it; the same function for good. */
export function useKeeping(
  kept: KeptPlace,
  onFocus: (place: number) => void,
): (place: number) => void {
  return useCallback(
    (place) => {
      kept.place = place
      onFocus(place)
    },
    [kept, onFocus],
  )
}
