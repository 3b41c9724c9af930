import type { KeyboardEvent } from 'react'

/** Enter that ends no composition: in Japanese, for example, it also takes what was composed. */
export function isEnter({ key, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !nativeEvent.isComposing
}

/** A search field, rows of lists, and the place of a grid that Tab leads to. */
const PLACES = '[type=search],[data-part=list-row],[role=gridcell][tabindex="0"]'

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

/**
 * Moves the focus from a search into the list below it, along its rows, and back. Listens to the
 * keys of an element that has both in it; a grid in it handles its own keys.
 */
export function moveAlongRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS.get(event.key)
  if (step === undefined || event.defaultPrevented) return
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>(PLACES)]
  const at = places.findIndex((place) => place.matches(':focus'))
  if (at === -1) return
  places[at + step]?.focus()
  event.preventDefault()
}
