import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { REPOSITORY, ROOT } from '../paths.ts'

/** The cells of a row, by the heads of its columns. */
type Row = readonly string[]

/**
 * Reads the first table below a heading of one of the repository's documents, whose rows are complete by a
 * test of that document.
 *
 * @returns For each name in the first column the other cells; relative links lead into the repository.
 */
export function readTable(path: string, heading: string): ReadonlyMap<string, Row> {
  const [, section = ''] = readFileSync(join(ROOT, path), 'utf8').split(`\n${heading}\n`)
  const [, rows = ''] = /((?:^\|.*\n)+)/m.exec(section) ?? []
  const cells = rows.split('\n').slice(2).map(readCells)
  return new Map(
    cells.flatMap(([first = '', ...others]) =>
      namesIn(first).map((name) => [name, others.map((text) => withLinks(text, path))] as const),
    ),
  )
}

/** Reads every table of a document whose first column names something. */
export function readAllTables(path: string): ReadonlyMap<string, Row> {
  const lines = readFileSync(join(ROOT, path), 'utf8').split('\n')
  return new Map(
    lines
      .filter((line) => line.startsWith('| '))
      .map(readCells)
      .flatMap(([first = '', ...others]) =>
        [...first.matchAll(/\b[A-Z][A-Z_0-9]+\b/g)].map(([name]) => [name, others] as const),
      ),
  )
}

function readCells(line: string): readonly string[] {
  return line
    .replace(/^\|/, '')
    .split(/(?<!\\)\|/)
    .map((text) => text.replaceAll('\\|', '|').trim())
}

function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/`(\w+)/g)].map(([, name = '']) => name)
}

/** Links of a document, as links into the repository. */
function withLinks(text: string, path: string): string {
  return text.replace(/\]\((?!https?:)([^)]+)\)/g, (_, target: string) => {
    const isAnchor = target.startsWith('#')
    const whole = isAnchor ? `${path}${target}` : posix.join(dirname(path), target)
    return `](${REPOSITORY}/blob/main/${whole})`
  })
}
