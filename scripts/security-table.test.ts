import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './lib/paths.mjs'

/** The last cell of a row: "`file.test.ts › words of its name`". */
const TEST = /\| `([\w.-]+\.(?:test\.tsx?|e2e\.ts)) › (.+)` \|$/

const [, table = ''] =
  /## Attacks on money[\s\S]+?\n\|---\|---\|---\|\n([\s\S]+?)\n\n/.exec(
    readFileSync(join(ROOT, 'docs/security.md'), 'utf8'),
  ) ?? []
const rows = table.split('\n')

const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.e2e.ts'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n')

/** Whether the test that a row names is there; several files may have one name. */
function hasTest(row: string): boolean {
  const [, file = '', name = ''] = TEST.exec(row) ?? []
  return files
    .filter((path) => basename(path) === file)
    .some((path) => plain(readFileSync(join(ROOT, path), 'utf8')).includes(plain(name)))
}

/** Quotes are written in several ways. */
function plain(text: string): string {
  return text.replace(/\\'/g, "'")
}

test('every attack of the table has a test, by that name', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter((row) => !hasTest(row))).toEqual([])
})
