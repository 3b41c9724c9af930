import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { nextPlace } from './next-place.ts'

/** What the focus moves in. */
export interface GridFocusInput {
  readonly grid: RefObject<HTMLElement | null>
  /** The id of each place; undefined where nothing is known yet. */
  readonly ids: readonly (string | undefined)[]
  readonly columns: number
  readonly pageRows: number
  /** The place that is first led to. */
  readonly start: number
  /** Goes to what stands above the grid. */
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

/** Moves the focus in a grid whose rows come and go. A wallet that moves takes the focus along. */
export function useGridFocus(input: GridFocusInput): GridFocus {
  const { grid, ids, columns, pageRows } = input
  const [wanted, setWanted] = useState(input.start)
  const held = useRef<string | undefined>(undefined)
  const isTaken = useRef(false)
  const place = placeOf(ids, { wanted, held: isTaken.current ? held.current : undefined })

  const latestIds = useRef(ids)
  // The same for good: places are drawn anew only when something of theirs changes.
  const onFocus = useCallback((focused: number) => {
    isTaken.current = true
    held.current = latestIds.current[focused]
    setWanted(focused)
  }, [])

  useLayoutEffect(() => {
    latestIds.current = ids
    held.current = ids[place] ?? held.current
    if (place !== wanted) setWanted(place)
  }, [ids, place, wanted])

  useLayoutEffect(() => {
    // The key has moved it, or the place was drawn anew under it.
    if (!isTaken.current) return
    const cell = grid.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)
    if (!cell || cell.matches(':focus')) return
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest' })
  })

  return {
    place,
    onFocus,
    onBlur({ currentTarget, relatedTarget }) {
      if (!currentTarget.contains(relatedTarget)) isTaken.current = false
    },
    onKeyDown(event) {
      const { key, ctrlKey, metaKey, altKey } = event
      const isRightToLeft = grid.current?.closest('[dir]')?.getAttribute('dir') === 'rtl'
      const at = { place, count: ids.length, columns, pageRows, isRightToLeft }
      const next = nextPlace({ key, ctrlKey: ctrlKey || metaKey }, at)
      if (next !== undefined) {
        event.preventDefault()
        held.current = undefined
        setWanted(next)
      } else if (key === 'ArrowUp') {
        isTaken.current = false
        event.preventDefault()
        input.onLeaveUp()
      } else if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) {
        isTaken.current = false
        input.onType()
      }
    },
  }
}

/** Where the wallet went that has the focus; where it is gone, the same place. */
function placeOf(
  ids: readonly (string | undefined)[],
  { wanted, held }: { readonly wanted: number; readonly held: string | undefined },
): number {
  const place = Math.max(0, Math.min(wanted, ids.length - 1))
  if (held === undefined || ids[place] === held) return place
  const moved = ids.indexOf(held)
  return moved === -1 ? place : moved
}
