import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rowsWithoutTest } from './lib/named-tests.ts'
import { ROOT } from './lib/paths.mjs'

const [, table = ''] =
  /## Attacks on money[\s\S]+?\n\|---\|---\|---\|\n([\s\S]+?)\n\n/.exec(
    readFileSync(join(ROOT, 'docs/security.md'), 'utf8'),
  ) ?? []

test('every attack of the table has a test, by that name', () => {
  const rows = table.split('\n')

  expect(rows.length).toBeGreaterThan(100)
  expect(rowsWithoutTest(rows)).toEqual([])
})
