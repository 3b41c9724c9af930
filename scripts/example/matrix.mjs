/** Names a file that `npm run examples` writes its cells to, for the runner of all tests. */
export const REPORT_VARIABLE = 'LATCHKEY_EXAMPLES_REPORT'

/** The parts that are tried on every example, in this order. */
export const CELLS = [
  'install',
  'build',
  'connect',
  'sign',
  'reload',
  'disconnect',
  'console',
  'server log',
  'dev server',
  'own test',
]

/**
 * @typedef {object} Cell
 * @property {string} example
 * @property {string} cell - One of `CELLS`.
 * @property {readonly string[]} faults - A sentence each.
 * @property {boolean} [isIdle] - There was nothing to try, such as a build where a page needs none.
 */

/**
 * One line per example and one column per cell.
 *
 * @param {readonly Cell[]} cells
 * @returns The table, as Markdown; a cell that was not reached is empty.
 */
export function matrixOf(cells) {
  const names = [...new Set(cells.map(({ example }) => example))].sort()
  const rows = names.map((name) => [
    name,
    ...CELLS.map((cell) =>
      markOf(cells.find((each) => each.example === name && each.cell === cell)),
    ),
  ])
  const table = [['example', ...CELLS], ...rows]
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)))
  const lines = table.map((row) => lineOf(row.map((text, column) => text.padEnd(widths[column]))))
  return [lines[0], lineOf(widths.map((width) => '-'.repeat(width))), ...lines.slice(1)].join('\n')
}

function markOf(cell) {
  if (cell === undefined) return ''
  if (cell.faults.length > 0) return `✗ ${cell.faults.length}`
  return cell.isIdle ? '–' : '✓'
}

function lineOf(texts) {
  return `| ${texts.join(' | ')} |`
}
