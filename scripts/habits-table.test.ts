import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rowsWithoutTest } from './lib/named-tests.ts'
import { ROOT } from './lib/paths.mjs'

const page = readFileSync(join(ROOT, 'apps/docs/pages/guides/wallet-habits.md'), 'utf8')

test('every habit of wallets has a test, by the name that the page gives', () => {
  const rows = page.split('\n').filter((line) => /^\| (?!Habit)/.test(line))

  expect(rows.length).toBeGreaterThan(25)
  expect(rowsWithoutTest(rows)).toEqual([])
})
