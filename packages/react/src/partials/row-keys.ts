import type { KeyboardEvent } from 'react'

/** Enter that ends no composition: in Japanese, for example, it also takes what was composed. */
export function isEnter({ key, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !nativeEvent.isComposing
}

/** The rows of lists that can have the focus. */
export const ROWS = 'button[data-part=list-row]:not(:disabled)'

/** A search field, rows of lists, and the place of a grid that Tab leads to. */
const PLACES = `[type=search],${ROWS},[role=gridcell][tabindex="0"]`

/**
 * Moves the focus from a search into the list below it, along its rows, and back: by arrows, a page
 * at a time, and to both ends. The search continues with what is typed on a row. Listens to the keys of
 * an element that has both in it; a grid in it handles its own keys.
 */
export function moveAlongRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>(PLACES)]
  const at = places.findIndex((place) => place.matches(':focus'))
  const from = places[at]
  if (from === undefined) return
  if (isTyped(event.key) && !isField(from)) {
    places.find(isField)?.focus()
    return
  }
  const next = nextPlace(event.key, { places, at, from })
  if (next === undefined) return
  event.preventDefault()
  focusRow(next, next === places.find((place) => !isField(place)))
}

interface Place {
  readonly places: readonly HTMLElement[]
  readonly at: number
  readonly from: HTMLElement
}

/** The place to which a key moves; undefined for other keys, and for those that move the caret of a field. */
function nextPlace(key: string, { places, at, from }: Place): HTMLElement | undefined {
  if (key === 'ArrowDown') return places[Math.min(at + 1, places.length - 1)]
  if (key === 'ArrowUp') return places[Math.max(at - 1, 0)]
  if (isField(from)) return undefined
  const first = places.findIndex((place) => !isField(place))
  const moves: Readonly<Record<string, number>> = {
    Home: first,
    End: places.length - 1,
    PageDown: Math.min(at + rowsOfPage(from), places.length - 1),
    PageUp: Math.max(at - rowsOfPage(from), first),
  }
  return Object.hasOwn(moves, key) ? places[moves[key] ?? at] : undefined
}

/** Focuses a row clear of what covers the list; with the first one its heading comes into view, too. */
export function focusRow(row: HTMLElement, isFirst: boolean): void {
  row.focus({ preventScroll: true })
  if (isFirst) scrollerOf(row)?.scrollTo?.({ top: 0 })
  row.scrollIntoView?.({ block: 'nearest' })
}

/** How many rows are visible at once. */
function rowsOfPage(row: HTMLElement): number {
  const seenPx = scrollerOf(row)?.clientHeight ?? 0
  return Math.max(1, Math.floor(seenPx / Math.max(1, row.offsetHeight)) - 1)
}

function scrollerOf(row: HTMLElement): HTMLElement | null {
  return row.closest<HTMLElement>('[data-part=card-body]')
}

function isField(place: HTMLElement): boolean {
  return place.matches('[type=search]')
}

function isTyped(key: string): boolean {
  return key.length === 1 && key !== ' '
}
