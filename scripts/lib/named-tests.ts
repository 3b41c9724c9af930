import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from './paths.mjs'

/** The last cell of a row: "`file.test.ts › words of its name`". */
const TEST = /\| `([\w.-]+\.(?:test\.tsx?|e2e\.ts)) › (.+)` \|$/

/** Finds the rows of a table whose last cell names no test of the repository; several files may have one name. */
export function rowsWithoutTest(rows: readonly string[]): readonly string[] {
  const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.e2e.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\n')
  return rows.filter((row) => {
    const [, file = '', name = ''] = TEST.exec(row) ?? []
    return !files
      .filter((path) => basename(path) === file)
      .some((path) => plain(readFileSync(join(ROOT, path), 'utf8')).includes(plain(name)))
  })
}

/** Quotes are written in several ways. */
function plain(text: string): string {
  return text.replace(/\\'/g, "'")
}
