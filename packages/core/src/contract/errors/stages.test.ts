import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ACCOUNT_CATALOG } from './account-catalog.ts'
import { LOGIN_CATALOG } from './login-catalog.ts'

const SOURCES = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** The files that a file loads at once, and what these load at once. Types load nothing. */
function loadedWith(path: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  const imports = readFileSync(path, 'utf8').matchAll(
    /^(?:import|export) (?!type )[^;'()]*'(\.[^']+)'/gm,
  )
  for (const [, relative = ''] of imports) {
    const next = join(dirname(path), relative)
    if (existsSync(next)) loadedWith(next, seen)
  }
  return seen
}

/** The codes of errors that some files create. */
function thrownIn(files: ReadonlySet<string>): ReadonlySet<string> {
  const texts = [...files].map((path) => readFileSync(path, 'utf8'))
  const thrown = texts.flatMap((text) => [
    ...text.matchAll(/new LatchkeyError(?:<[^>]*>)?\(\s*'([^']+)'/g),
  ])
  return new Set(thrown.map(([, code = '']) => code))
}

/** @returns The codes whose texts are loaded later than the code that throws them. */
function withoutText(path: string, later: object): readonly string[] {
  const files = loadedWith(join(SOURCES, path))
  expect(files.size).toBeGreaterThan(50)
  return [...thrownIn(files)].filter((code) => Object.hasOwn(later, code))
}

test('what the core throws before an account is loaded has its text', () => {
  expect(withoutText('create-core.ts', { ...ACCOUNT_CATALOG, ...LOGIN_CATALOG })).toEqual([])
})

test('what an account throws has its text without the logins', () => {
  expect(withoutText('create-account.ts', LOGIN_CATALOG)).toEqual([])
})
