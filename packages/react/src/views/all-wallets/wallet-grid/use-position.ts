import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo } from 'react'
import { useModalContext, type ViewPosition } from '../../../context/modal-context.ts'
import { scrollerOf } from './use-visible-rows.ts'

/** Stores the position of the visitor in AllWallets; it outlives the view. */
export interface PositionStore {
  last(): ViewPosition
  update(change: Partial<ViewPosition>): void
}

const START: ViewPosition = { scrollPx: 0, place: 0 }

/** The position that this modal stores for AllWallets. */
export function usePosition(): PositionStore {
  const { positions } = useModalContext()
  return useMemo(() => {
    const last = (): ViewPosition => positions.get('AllWallets') ?? START
    return { last, update: (change) => positions.set('AllWallets', { ...last(), ...change }) }
  }, [positions])
}

/**
 * Scrolls to the top, or, if the visitor comes back from a wallet, to the earlier position, and focuses
 * that wallet.
 */
export function useRestoredPosition(
  grid: RefObject<HTMLElement | null>,
  { position, isBack }: { readonly position: PositionStore; readonly isBack: boolean },
): void {
  useLayoutEffect(() => {
    const scroller = grid.current && scrollerOf(grid.current)
    if (!scroller) return
    scroller.scrollTo?.({ top: isBack ? position.last().scrollPx : 0, behavior: 'instant' })
    return () => position.update({ scrollPx: scroller.scrollTop })
  }, [grid, position, isBack])

  useEffect(() => {
    const { place } = position.last()
    const cell = grid.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)
    // Runs after the modal has moved the focus to the start of the view, if it does so.
    if (isBack && grid.current?.closest('dialog')?.matches(':focus-within')) {
      cell?.focus({ preventScroll: true })
    }
  }, [grid, position, isBack])
}

/** Stores which place has the focus, then calls `onFocus`. The returned function never changes. */
export function useStoredFocus(
  position: PositionStore,
  onFocus: (place: number) => void,
): (place: number) => void {
  return useCallback(
    (place) => {
      position.update({ place })
      onFocus(place)
    },
    [position, onFocus],
  )
}
