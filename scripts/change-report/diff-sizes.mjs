/** The section of the README that `npm run size -- --write` writes. */
const SECTION = /<!-- sizes -->\n(?<tables>.*?)\n<!-- end of sizes -->/s

/** Matches the rows and columns that are limits instead of measures. */
const LIMIT = /^at most/

/** Figures have one digit behind the point: a step of one in it may be rounding alone. */
const ROUNDING = 0.15

/**
 * Reads the figures of the README, or of a report in the same form.
 *
 * @returns Rows by name, each with its figures by column; columns of the same name have a number behind it.
 */
export function readSizes(markdown) {
  const text = SECTION.exec(markdown)?.groups?.tables ?? markdown
  const tables = text.split(/\n\s*\n/).map((table) => table.trim().split('\n').map(cellsOf))
  return Object.fromEntries(tables.flatMap(([heads = [], _rule, ...rows]) => readRows(heads, rows)))
}

function readRows(heads, rows) {
  const columns = heads.map((head, index) => {
    const before = heads.slice(0, index).filter((each) => each === head).length
    return before === 0 ? head : `${head} ${before + 1}`
  })
  return rows
    .filter(([name = '']) => name !== '' && !LIMIT.test(name))
    .map(([name, ...values]) => [name, figuresOf(columns.slice(1), values)])
}

function figuresOf(columns, values) {
  const figures = columns
    .map((column, index) => [column, values[index]])
    .filter(([column, value]) => !LIMIT.test(column) && /^\d/.test(value ?? ''))
  return Object.fromEntries(figures.map(([column, value]) => [column, Number(value)]))
}

function cellsOf(line) {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}

/**
 * Compares the figures of two states. Rows that the second one did not measure are left out.
 *
 * @returns One row per figure that changed: its row, its column, and both values; undefined where
 *   there was none.
 */
export function diffSizes(base, head) {
  return Object.entries(head).flatMap(([row, figures]) =>
    Object.entries(figures)
      .map(([column, after]) => ({ row, column, before: base[row]?.[column], after }))
      .filter(({ before, after }) => isNews(before, after)),
  )
}

function isNews(before, after) {
  return before === undefined || Math.abs(after - before) > ROUNDING
}
