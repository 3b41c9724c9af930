import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useState,
} from 'react'
import { nextPlace } from './next-place.ts'

/** The grid in which the focus moves. */
export interface GridFocusInput {
  readonly gridRef: RefObject<HTMLElement | null>
  /** The id of each place; undefined while it is not loaded. */
  readonly ids: readonly (string | undefined)[]
  readonly columns: number
  readonly pageRows: number
  /** The place that is first led to. */
  readonly start: number
  /** Moves the focus to the element above the grid. */
  onLeaveUp(): void
  /** A letter was typed. */
  onType(): void
}

/** One place takes the Tab key; arrows move it. */
export interface GridFocus {
  /** The place that Tab leads to; it is drawn wherever it is. */
  readonly place: number
  onKeyDown(event: KeyboardEvent): void
  onFocus(place: number): void
  onBlur(event: FocusEvent): void
}

interface Focus {
  readonly place: number
  /** The wallet there; undefined until it is known. */
  readonly id: string | undefined
  /** The focus is in the grid. */
  readonly isInside: boolean
}

/** Moves the focus in a virtualised grid. The focus follows a wallet that moves. */
export function useGridFocus(input: GridFocusInput): GridFocus {
  const { gridRef, ids, columns, pageRows } = input
  const [focus, setFocus] = useState<Focus>({ place: input.start, id: undefined, isInside: false })
  const { isInside } = focus
  const place = placeOf(ids, { wanted: focus.place, id: isInside ? focus.id : undefined })
  const id = ids[place] ?? focus.id
  if (place !== focus.place || id !== focus.id) setFocus({ place, id, isInside })

  // Stable: places are re-rendered only if their own props change.
  const onFocus = useCallback(
    (focused: number) => setFocus({ place: focused, id: undefined, isInside: true }),
    [],
  )
  const leave = (): void => setFocus({ place, id, isInside: false })

  useLayoutEffect(() => {
    // The key has moved it, or the place was drawn again under it.
    if (!isInside) return
    const cell = gridRef.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)
    if (!cell || cell.matches(':focus')) return
    cell.focus({ preventScroll: true })
    cell.scrollIntoView?.({ block: 'nearest' })
  })

  return {
    place,
    onFocus,
    onBlur({ currentTarget, relatedTarget }) {
      if (!currentTarget.contains(relatedTarget)) leave()
    },
    onKeyDown(event) {
      const { key, ctrlKey, metaKey, altKey } = event
      const isRightToLeft = gridRef.current?.closest('[dir]')?.getAttribute('dir') === 'rtl'
      const at = { place, count: ids.length, columns, pageRows, isRightToLeft }
      const next = nextPlace({ key, ctrlKey: ctrlKey || metaKey }, at)
      if (next !== undefined) {
        event.preventDefault()
        setFocus({ place: next, id: undefined, isInside })
      } else if (key === 'ArrowUp') {
        event.preventDefault()
        leave()
        input.onLeaveUp()
      } else if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) {
        leave()
        input.onType()
      }
    },
  }
}

/** The new place of the focused wallet; the same place if it was removed. */
function placeOf(
  ids: readonly (string | undefined)[],
  { wanted, id }: { readonly wanted: number; readonly id: string | undefined },
): number {
  const place = Math.max(0, Math.min(wanted, ids.length - 1))
  if (id === undefined || ids[place] === id) return place
  const moved = ids.indexOf(id)
  return moved === -1 ? place : moved
}
