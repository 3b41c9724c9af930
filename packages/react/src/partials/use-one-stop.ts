import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { ROWS } from './row-keys.ts'

/**
 * Makes the rows of a list one stop of Tab: the row that had the focus last, or the chosen one, or the
 * first one. Arrows move along the others: see `moveAlongRows`.
 *
 * @returns What is called when an element in the list gets the focus.
 */
export function useOneStop(
  list: RefObject<HTMLElement | null>,
): (event: FocusEvent<HTMLElement>) => void {
  const last = useRef<HTMLElement>(null)
  // After each rendering, which may have brought rows or removed the one of the stop.
  useLayoutEffect(() => stopAt(list.current, last.current))
  return ({ target }) => {
    last.current = target.closest<HTMLElement>(ROWS)
    stopAt(list.current, last.current)
  }
}

function stopAt(list: HTMLElement | null, last: HTMLElement | null): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>(ROWS) ?? [])]
  const stop =
    rows.find((row) => row === last) ??
    rows.find((row) => row.matches('[aria-current=true]')) ??
    rows.find((row) => !row.matches('[aria-disabled=true]')) ??
    rows[0]
  for (const row of rows) {
    const tabIndex = row === stop ? 0 : -1
    if (row.tabIndex !== tabIndex) row.tabIndex = tabIndex
  }
}
