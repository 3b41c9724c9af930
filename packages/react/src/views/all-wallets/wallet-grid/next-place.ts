/** Position of the focus in a grid, and the layout of the grid. */
export interface GridPlace {
  readonly place: number
  readonly count: number
  readonly columns: number
  /** Rows that are seen at once. */
  readonly pageRows: number
  readonly isRightToLeft: boolean
}

/** A key as in a keyboard event. */
export interface GridKey {
  readonly key: string
  readonly ctrlKey: boolean
}

/**
 * Returns the place to which a key moves in a grid.
 *
 * @returns undefined for keys that do not move, and where the grid ends.
 */
export function nextPlace({ key, ctrlKey }: GridKey, at: GridPlace): number | undefined {
  const { place, count, columns, pageRows, isRightToLeft } = at
  const last = count - 1
  const rowStart = place - (place % columns)
  const column = place % columns
  const lastInColumn = last - ((last - column + columns) % columns)
  const forward = isRightToLeft ? -1 : 1
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: place + forward,
    ArrowLeft: place - forward,
    ArrowDown: place + columns,
    ArrowUp: place - columns,
    PageDown: Math.min(place + pageRows * columns, lastInColumn),
    PageUp: Math.max(place - pageRows * columns, column),
    Home: ctrlKey ? 0 : rowStart,
    End: ctrlKey ? last : Math.min(rowStart + columns - 1, last),
  }
  const next = Object.hasOwn(moves, key) ? moves[key] : undefined
  return next === undefined || next < 0 || next > last || next === place ? undefined : next
}
