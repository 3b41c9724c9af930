import { type RefObject, useLayoutEffect, useState } from 'react'
import { type RowRange, visibleRows } from './visible-rows.ts'

/** The rows of a long grid that are drawn, and how many of its rows are seen at once. */
export interface VisibleRows extends RowRange {
  readonly pageRows: number
}

/**
 * Follows what is seen of a grid, whichever of its parents scrolls.
 *
 * @param rows - Rows of the whole grid; its height is theirs.
 */
export function useVisibleRows(grid: RefObject<HTMLElement | null>, rows: number): VisibleRows {
  const [visible, setVisible] = useState<VisibleRows>({ first: 0, end: 8, pageRows: 4 })
  useLayoutEffect(() => {
    const page = grid.current?.ownerDocument.defaultView
    if (!grid.current || !page) return
    const look = (): void => {
      const next = grid.current && measure(grid.current, page, rows)
      if (next) setVisible((before) => (isSame(before, next) ? before : next))
    }
    look()
    // Scroll events do not bubble, but they can be captured.
    page.addEventListener('scroll', look, { capture: true, passive: true })
    page.addEventListener('resize', look)
    const observer = page.ResizeObserver ? new page.ResizeObserver(look) : undefined
    const scroller = scrollerOf(grid.current)
    if (scroller) observer?.observe(scroller)
    scroller?.addEventListener('scroll', look, { passive: true })
    return () => {
      page.removeEventListener('scroll', look, { capture: true })
      page.removeEventListener('resize', look)
      scroller?.removeEventListener('scroll', look)
      observer?.disconnect()
    }
  }, [grid, rows])
  return { ...visible, end: Math.min(visible.end, rows) }
}

function measure(grid: HTMLElement, page: Window, rows: number): VisibleRows {
  const { top, height } = grid.getBoundingClientRect()
  const seen = scrollerOf(grid)?.getBoundingClientRect()
  const rowPx = rows > 0 ? height / rows : 0
  // A sheet that is sliding in is outside of the page, and will be fully visible.
  const isWhole = seen !== undefined && seen.height <= page.innerHeight
  const viewTop = isWhole ? seen.top : Math.max(0, seen?.top ?? 0)
  const viewBottom = isWhole
    ? seen.bottom
    : Math.min(page.innerHeight, seen?.bottom ?? page.innerHeight)
  const pageRows = rowPx > 0 ? Math.max(1, Math.floor((viewBottom - viewTop) / rowPx)) : 4
  return { ...visibleRows({ gridTop: top, viewTop, viewBottom, rowPx, rows }), pageRows }
}

function isSame(one: VisibleRows, other: VisibleRows): boolean {
  return one.first === other.first && one.end === other.end && one.pageRows === other.pageRows
}

/** Finds the element that scrolls a grid: the body of the card. */
export function scrollerOf(grid: HTMLElement): HTMLElement | null {
  return grid.closest<HTMLElement>('[data-part=card-body]')
}
