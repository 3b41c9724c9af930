/** One value of the state. */
export interface StateRow {
  /** The name at the first level: `modal`, `namespaces`, … */
  readonly group: string
  /** The rest of the way: `eip155.status`. */
  readonly path: string
  readonly value: string
  /** The value before, and when it changed; undefined if it has not changed since the panel was there. */
  readonly change: { readonly before: string; readonly atMs: number } | undefined
}

/** Writes a tree of plain data as rows, in its order. What is not there is a dash. */
export function readRows(
  tree: Readonly<Record<string, unknown>>,
): readonly Omit<StateRow, 'change'>[] {
  return Object.entries(tree).flatMap(([group, value]) =>
    rowsOf(value, []).map(([path, text]) => ({ group, path: path.join('.'), value: text })),
  )
}

type Row = readonly [path: readonly string[], value: string]

function rowsOf(value: unknown, path: readonly string[]): readonly Row[] {
  if (typeof value !== 'object' || value === null) return [[path, writeValue(value)]]
  return Object.entries(value).flatMap(([name, each]) => rowsOf(each, [...path, name]))
}

function writeValue(value: unknown): string {
  return value === undefined || value === null || value === '' ? '–' : String(value)
}

/** Rows with what has changed since the rows before. A row that is new has a dash before it. */
export function markChanges(
  before: readonly StateRow[] | undefined,
  rows: readonly Omit<StateRow, 'change'>[],
  atMs: number,
): readonly StateRow[] {
  const known = new Map(before?.map((row) => [nameOf(row), row]))
  return rows.map((row) => {
    const last = known.get(nameOf(row))
    if (before === undefined || last?.value === row.value) return { ...row, change: last?.change }
    return { ...row, change: { before: last?.value ?? '–', atMs } }
  })
}

function nameOf({ group, path }: Pick<StateRow, 'group' | 'path'>): string {
  return `${group} ${path}`
}

/** The rows of something that changes. */
export interface ChangeTracker {
  rows(): readonly StateRow[]
}

/** Follows a tree: each call of `rows` reads it, and marks what has changed since the call before. */
export function createChangeTracker(
  read: () => Readonly<Record<string, unknown>>,
  nowMs: () => number,
): ChangeTracker {
  let rows: readonly StateRow[] | undefined
  return {
    rows() {
      rows = markChanges(rows, readRows(read()), nowMs())
      return rows
    },
  }
}
