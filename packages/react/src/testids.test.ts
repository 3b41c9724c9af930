/// <reference types="vite/client" />
import { expect, test } from 'vitest'

const SOURCES = import.meta.glob<string>(
  [
    './**/*.tsx',
    './**/*.model.ts',
    '../../ui/src/primitives/**/*.tsx',
    '!**/*.test.tsx',
    '!**/testing/**',
  ],
  { query: '?raw', import: 'default', eager: true },
)
const [LIST = ''] = Object.values(
  import.meta.glob<string>('../TESTIDS.md', { query: '?raw', import: 'default', eager: true }),
)

/** `wallet-${row.key}` in the code is `wallet-<id>` in the list: what varies is a star here. */
function withStars(id: string): string {
  return id.replace(/\$\{.*\}|<\w+>/, '*')
}

function idsInCode(): readonly string[] {
  return Object.values(SOURCES).flatMap((source) =>
    [
      ...source.matchAll(
        /(?:data-testid=\{?|\b(?:\w+T|t)estId: (?:\S+ \?\? )?)(?:"([^"]+)"|'([^']+)'|`([^`]+)`)/g,
      ),
    ].map(([, one, other, template]) => one ?? other ?? template ?? ''),
  )
}

function idsInList(): readonly string[] {
  return [...LIST.matchAll(/^\| `([a-z][^`]+)` \|/gm)].map(([, id = '']) => id)
}

test('the list of test ids has each existing one once, and no others', () => {
  const inCode = [...new Set(idsInCode().map(withStars))].sort()
  const inList = idsInList().map(withStars).sort()

  expect(inCode.length).toBeGreaterThan(20)
  expect(inList).toEqual(inCode)
})

test('every test id is in kebab-case', () => {
  for (const id of idsInCode()) expect(withStars(id)).toMatch(/^[a-z]+(-[a-z]+)*(-\*)?$/)
})
