import { readRows } from '../model/track-changes.ts'

/** Writes a report, which is redacted already, as Markdown: a heading for each part, a table where rows are alike. */
export function writeMarkdown(report: unknown): string {
  const parts = Object.entries(Object(report))
  return parts.map(([name, value]) => `## ${name}\n\n${writePart(value)}\n`).join('\n')
}

function writePart(value: unknown): string {
  if (!Array.isArray(value)) return writeList(value)
  if (value.length === 0) return '–'
  const columns = [...new Set(value.flatMap((row) => Object.keys(Object(row))))]
  const head = [columns, columns.map(() => '---')]
  const rows = value.map((row) => columns.map((column) => writeCell(Object(row)[column])))
  return [...head, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function writeList(value: unknown): string {
  return readRows({ part: value })
    .map(({ path, value: text }) => `- ${path}: ${writeCell(text)}`)
    .join('\n')
}

/** Signs that would end a cell or begin markup are written so that they do not. */
function writeCell(value: unknown): string {
  if (value === undefined || value === null) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.replace(/[\\|`<>[\]*_]/g, '\\$&').replace(/\s+/g, ' ')
}
