import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const VIEWS = dirname(fileURLToPath(import.meta.url))
const ACTIONS = join(VIEWS, '../context/use-actions.ts')

/** The files that a file imports, at once or later, and what these import. */
function reachable(path: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  const paths = [...readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
  for (const [, relative = ''] of paths) {
    const next = join(dirname(path), relative)
    if (existsSync(next)) reachable(next, seen)
  }
  return seen
}

const files = readdirSync(VIEWS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.view.tsx'))
  .map((name) => join(VIEWS, name))

test('every view that acts on the account waits for its actions, and no other does', () => {
  const wrong = files.filter((path) => {
    const needsAccount = readFileSync(path, 'utf8').includes('  needsAccount: true,')
    return needsAccount !== reachable(path).has(ACTIONS)
  })

  expect(files.length).toBeGreaterThan(40)
  expect(wrong).toEqual([])
})
