import { basename } from 'node:path'

const KIBIBYTE = 1024

/** @returns The rows as a Markdown table, those over their budget marked. */
export function printTable(rows) {
  const lines = rows.map((row) => {
    const mark = isOver(row) ? ' **over**' : ''
    return `| ${row.what} | ${amount(row, row.size)}${mark} | ${amount(row, row.budget)} |`
  })
  return ['| KiB after gzip | now | at most |', '|---|---:|---:|', ...lines].join('\n')
}

/** @returns The chunks in one line, each with its size. */
export function printChunks(chunks) {
  return chunks.map(({ file, gzip }) => `${basename(file)} ${kibibytes(gzip)}`).join(', ')
}

export function isOver({ size, budget }) {
  return size > budget
}

function amount({ isCount = false }, bytes) {
  return isCount ? String(bytes) : kibibytes(bytes)
}

function kibibytes(bytes) {
  return (bytes / KIBIBYTE).toFixed(2)
}
