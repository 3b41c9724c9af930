/** The positions of a grid and of its visible part, in px of one coordinate system. */
export interface GridGeometry {
  readonly gridTop: number
  readonly viewTop: number
  readonly viewBottom: number
  /** From the top of one row to that of the next. */
  readonly rowPx: number
  readonly rows: number
}

/** Rows from `first` up to, but not including, `end`. */
export interface RowRange {
  readonly first: number
  readonly end: number
}

/** Rows that are drawn beyond what is seen, on either side: a quick wheel shows no gap. */
const SPARE_ROWS = 4

/** The rows that are drawn. */
export function visibleRows(geometry: GridGeometry): RowRange {
  const { gridTop, viewTop, viewBottom, rowPx, rows } = geometry
  if (rowPx <= 0) return { first: 0, end: Math.min(rows, 2 * SPARE_ROWS) }
  const inGrid = (y: number): number => Math.floor((y - gridTop) / rowPx)
  const first = Math.max(0, inGrid(viewTop) - SPARE_ROWS)
  const end = Math.min(rows, inGrid(viewBottom) + 1 + SPARE_ROWS)
  // Scrolled past, one row stays as a foothold.
  return { first: Math.min(first, Math.max(0, rows - 1)), end: Math.max(end, 1) }
}
