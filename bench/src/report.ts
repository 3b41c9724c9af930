/** One line of the report: a figure of each page that is compared. */
export interface Row {
  readonly what: string
  readonly unit: string
  readonly floor?: number | undefined
  readonly ready?: number | undefined
  readonly latchkey: number
  /** Half the width of the middle half of the figures, where the row is a median. */
  readonly spread?: { readonly floor: number; readonly latchkey: number } | undefined
  /** The most that is allowed: a figure, or a multiple of a hand-written page's. */
  readonly atMost?: Limit | undefined
}

type Limit =
  | { readonly figure: number }
  | { readonly timesFloor: number }
  | { readonly timesReady: number }

/** Returns true if a line is within its budget; undefined without a budget or a comparison. */
export function keepsBudget(row: Row): boolean | undefined {
  const most = mostOf(row)
  return most === undefined ? undefined : row.latchkey <= most
}

function mostOf({ floor, ready, atMost }: Row): number | undefined {
  if (atMost === undefined) return undefined
  if ('figure' in atMost) return atMost.figure
  if ('timesFloor' in atMost) return floor && floor * atMost.timesFloor
  return ready && ready * atMost.timesReady
}

/** The names of the pages, in the middle of a sentence. */
export interface Heads {
  readonly floor?: string
  readonly ready?: string
  readonly latchkey: string
}

/** The report as a table in Markdown. */
export function tableOf(rows: readonly Row[], heads: Heads): string {
  const columns = (['floor', 'ready', 'latchkey'] as const).filter(
    (key) => heads[key] !== undefined,
  )
  const lines = rows.map((row) => [
    row.what,
    ...columns.map((key) => cell(row, key)),
    ...columns.filter((key) => key !== 'latchkey').map((key) => ratio(row.latchkey, row[key])),
    budgetText(row, heads),
  ])
  const names = columns.map((key) => heads[key] ?? '')
  const ratios = names.slice(0, -1).map((name) => `of ${name}`)
  const all = [['', ...names, ...ratios, 'budget'].map(capital), ...lines]
  const widths = (all[0] ?? []).map((_, at) =>
    Math.max(...all.map((line) => (line[at] ?? '').length)),
  )
  const draw = (line: readonly string[]): string =>
    `| ${line.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  const [head = [], ...body] = all
  return [draw(head), rule, ...body.map(draw)].join('\n')
}

function cell(row: Row, key: 'floor' | 'ready' | 'latchkey'): string {
  const value = row[key]
  if (value === undefined) return ''
  return withSpread(value, key === 'ready' ? undefined : row.spread?.[key], row.unit)
}

function ratio(value: number, other: number | undefined): string {
  return other === undefined || other === 0 ? '' : `${(value / other).toFixed(1)}×`
}

function budgetText(row: Row, heads: Heads): string {
  const { atMost, unit } = row
  if (atMost === undefined) return ''
  const isWithinBudget = keepsBudget(row)
  return `${limitText(atMost, unit, heads)}${isWithinBudget === undefined ? '' : isWithinBudget ? ' ✓' : ' ✗'}`
}

function limitText(atMost: Limit, unit: string, { floor, ready = '' }: Heads): string {
  if ('figure' in atMost) return figure(atMost.figure, unit)
  return 'timesFloor' in atMost
    ? `${atMost.timesFloor}× ${floor}`
    : `${atMost.timesReady}× ${ready}`
}

/** The figure with its spread, where there is one. */
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
