import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './lib/paths.mjs'

/**
 * A place in the documentation as comments name it: `docs/views.md, section 2` or
 * `docs/security.md, S34`.
 */
const PLACE = /docs\/([a-z-]+\.(?:md|json))(?:, (?:section (\d+)|(S\d\d)|`(\w+)`))?/g

/** Documents that are not in the repository, under the names that comments gave them. */
const ELSEWHERE =
  /Source: (?:the )?(?:specification|facts|public surface|design\b|security rules?\b|rule S\d)/

const SOURCES = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)) && !path.endsWith('docs.test.ts'))

test('every place in the documentation that a comment names exists', () => {
  const missing = SOURCES.flatMap((path) =>
    [...textOf(path).matchAll(PLACE)]
      .filter(([, file = '', section, rule, key]) => !isThere(file, { section, rule, key }))
      .map(([place]) => `${path}: ${place}`),
  )

  expect(missing).toEqual([])
})

/** A file of a package as the architecture names it: `core/src/create-core.ts`. */
const PACKAGE_FILE = /`((?:[a-z-]+)\/src\/[^`*<>{} ]+\.[a-z]+)`/g

test('every file of a package that the architecture names exists', () => {
  const named = [...textOf('docs/architecture.md').matchAll(PACKAGE_FILE)].map(([, path]) => path)

  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !existsSync(join(ROOT, `packages/${path}`)))).toEqual([])
})

test('no comment names a document that is not in the repository', () => {
  expect(SOURCES.filter((path) => ELSEWHERE.test(textOf(path)))).toEqual([])
})

test.each([
  ['docs/security.md, S34', true],
  ['docs/security.md, S99', false],
  ['docs/specification.md, section 9', true],
  ['docs/specification.md, section 99', false],
  ['docs/constants.json, `limits`', true],
  ['docs/constants.json, `nothing`', false],
  ['docs/nothing.md', false],
])('%s is found: %s', (place, isFound) => {
  const [, file = '', section, rule, key] = [...place.matchAll(PLACE)][0] ?? []

  expect(isThere(file, { section, rule, key })).toBe(isFound)
})

interface Part {
  readonly section: string | undefined
  readonly rule: string | undefined
  readonly key: string | undefined
}

function isThere(file: string, { section, rule, key }: Part): boolean {
  const path = join('docs', file)
  if (!existsSync(join(ROOT, path))) return false
  const text = textOf(path)
  if (section !== undefined) return new RegExp(`^## ${section}\\. `, 'm').test(text)
  if (rule !== undefined) return text.includes(`| ${rule} |`)
  return key === undefined || Object.hasOwn(JSON.parse(text), key)
}

function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}
