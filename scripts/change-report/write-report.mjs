const WHAT = { removed: 'Removed', changed: 'Changed', added: 'Added' }

/** Longer lists are cut: a comment on GitHub has 65,536 characters. */
const MOST_ROWS = 200

/**
 * The report in Markdown.
 *
 * @param report.base - What is compared with, such as a commit.
 * @param report.changes - As `diffApi` gives them.
 * @param report.faults - As `unnamedChanges` gives them.
 * @param report.sizes - As `diffSizes` gives them; undefined where nothing was measured.
 */
export function writeReport({ base, changes, faults, sizes }) {
  return [
    '## What this change does to the packages',
    `Compared with ${base}.`,
    ...(faults.length === 0
      ? []
      : ['### Has to be mended', faults.map((text) => `- ${text}`).join('\n')]),
    '### Public names',
    changes.length === 0 ? 'None was added, removed or changed.' : tableOfChanges(changes),
    ...(sizes === undefined ? [] : ['### Sizes', tableOfSizes(sizes)]),
  ].join('\n\n')
}

function tableOfChanges(changes) {
  const order = Object.keys(WHAT)
  const sorted = [...changes].sort((a, b) => order.indexOf(a.what) - order.indexOf(b.what))
  const rows = sorted.map(({ what, name, door, members }) => [
    WHAT[what],
    `\`${name}\``,
    `\`${door}\``,
    members.map((member) => `\`${member}\``).join(' '),
  ])
  return table(['', 'Name', 'Entry', 'Members'], rows)
}

function tableOfSizes(sizes) {
  if (sizes.length === 0) return 'No figure of the README changed by more than 0.1.'
  const rows = sizes.map(({ row, column, before, after }) => [
    row,
    column,
    before === undefined ? '' : String(before),
    String(after),
    before === undefined
      ? 'new'
      : `${after > before ? '+' : '−'}${Math.abs(after - before).toFixed(1)}`,
  ])
  return `${table(['', 'Figure', 'Before', 'After', ''], rows)}\n\nBefore: the figures in the README of the base.`
}

function table(heads, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  const shown = rows.slice(0, MOST_ROWS)
  const more = rows.length > shown.length ? [`\n${rows.length - shown.length} more.`] : []
  return [line(heads), line(heads.map(() => '---')), ...shown.map(line), ...more].join('\n')
}
