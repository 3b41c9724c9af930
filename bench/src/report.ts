/** One line of the report. */
export interface Row {
  readonly what: string
  readonly unit: string
  readonly floor?: number | undefined
  readonly latchkey: number
  /** How far off the middle half of the figures is, where the row is a median. */
  readonly spread?: { readonly floor: number; readonly latchkey: number } | undefined
  /** The most that is allowed: a figure, or a multiple of the hand-written page's. */
  readonly atMost?: { readonly figure: number } | { readonly timesFloor: number } | undefined
}

/** Whether a line keeps its budget; undefined where there is none. */
export function keepsBudget({ floor, latchkey, atMost }: Row): boolean | undefined {
  if (atMost === undefined) return undefined
  if ('figure' in atMost) return latchkey <= atMost.figure
  return floor === undefined ? undefined : latchkey <= floor * atMost.timesFloor
}

/** What the two pages are called, in the middle of a sentence. */
export interface Heads {
  readonly floor: string
  readonly latchkey: string
}

/** The report as a table in Markdown. */
export function tableOf(rows: readonly Row[], heads: Heads): string {
  const lines = rows.map((row) => [
    row.what,
    row.floor === undefined ? '' : withSpread(row.floor, row.spread?.floor, row.unit),
    withSpread(row.latchkey, row.spread?.latchkey, row.unit),
    row.floor === undefined || row.floor === 0 ? '' : `${(row.latchkey / row.floor).toFixed(1)}×`,
    budgetText(row, heads),
  ])
  const all = [['', capital(heads.floor), capital(heads.latchkey), 'Ratio', 'Budget'], ...lines]
  const widths = [0, 1, 2, 3, 4].map((at) =>
    Math.max(...all.map((line) => (line[at] ?? '').length)),
  )
  const draw = (line: readonly string[]): string =>
    `| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  const [head = [], ...rest] = all
  return [draw(head), rule, ...rest.map(draw)].join('\n')
}

function budgetText(row: Row, { floor }: Heads): string {
  const { atMost, unit } = row
  if (atMost === undefined) return ''
  const text = 'figure' in atMost ? figure(atMost.figure, unit) : `${atMost.timesFloor}× ${floor}`
  const isKept = keepsBudget(row)
  return isKept === undefined ? text : `${text} ${isKept ? '✓' : '✗'}`
}

/** Without it where there is none to speak of. */
function withSpread(value: number, off: number | undefined, unit: string): string {
  const text = figure(value, unit)
  return off === undefined ? text : `${text} ± ${figure(off, '')}`
}

function figure(value: number, unit: string): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : 1
  return `${value.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`
}

function capital(text: string): string {
  return text.replace(/^./, (letter) => letter.toUpperCase())
}
