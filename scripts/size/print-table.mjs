const KIBIBYTE = 1024

/** @returns The rows as a Markdown table, those over their budget marked. */
export function printTable(rows) {
  const lines = rows.map((row) => {
    const mark = isOver(row) ? ' **over**' : ''
    return `| ${row.what} | ${amount(row, row.size)}${mark} | ${amount(row, row.budget)} |`
  })
  return ['| KiB after gzip | now | at most |', '|---|---:|---:|', ...lines].join('\n')
}

export function isOver({ size, budget }) {
  return size > budget
}

function amount({ isCount = false }, bytes) {
  return isCount ? String(bytes) : (bytes / KIBIBYTE).toFixed(2)
}
