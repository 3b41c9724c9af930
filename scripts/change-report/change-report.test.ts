import { expect, test } from 'vitest'
import { type Change, diffApi, unnamedChanges } from './diff-api.mjs'
import { diffSizes, readSizes } from './diff-sizes.mjs'
import { writeReport } from './write-report.mjs'

const CORE = '@latchkey/core'
const BASE = anEntry({
  close: aName('() => void'),
  Options: aName('interface Options { a: string; b: number }', { a: 'a: string', b: 'b: number' }),
  open: aName('() => void'),
})

test('names that were added, removed and changed are found, with their members', () => {
  const head = anEntry({
    Options: aName('interface Options { a?: string; c: 1 }', { a: 'a?: string', c: 'c: 1' }),
    open: aName('() => void'),
    reopen: aName('() => void'),
  })

  expect(diffApi(BASE, head)).toEqual([
    aChange({ name: 'Options', what: 'changed', members: ['~a', '-b', '+c'] }),
    aChange({ name: 'close', what: 'removed' }),
    aChange({ name: 'reopen', what: 'added' }),
  ])
})

test('nothing changed where the declarations are the same', () => {
  expect(diffApi(BASE, BASE)).toEqual([])
})

test('a name that is only passed on counts as changed where it is declared', () => {
  const passedOn = { code: '1', members: {}, isOwn: false }

  expect(diffApi(anEntry({ A: passedOn }), anEntry({ A: { ...passedOn, code: '2' } }))).toEqual([])
})

test('all names of an entry that is gone were removed', () => {
  const changes = diffApi(BASE, {})

  expect(changes.map(({ name, what }) => [name, what])).toEqual([
    ['Options', 'removed'],
    ['close', 'removed'],
    ['open', 'removed'],
  ])
})

test.each([
  ['removed', 'Removed `close`; the modal closes itself.', CORE, true],
  ['removed', 'Calling close() did nothing, so it was removed.', CORE, true],
  ['removed', 'Removed `closeAll`.', CORE, false],
  ['removed', 'Removed `close`.', '@latchkey/ui', false],
  ['changed', 'Changed `close`.', CORE, true],
  ['changed', '`timeoutMs` became optional.', CORE, true],
  ['changed', 'Fixed a fault.', CORE, false],
  ['added', 'Fixed a fault.', CORE, true],
] as const)(
  'a name was %s, and a changeset says "%s" of %s: %s',
  (what, summary, owner, isNamed) => {
    const change = aChange({ name: 'close', what, members: ['~timeoutMs'] })

    const faults = unnamedChanges([change], [{ steps: { [owner]: 'patch' }, summary }])

    expect(faults).toEqual(
      isNamed
        ? []
        : [`\`close\` of \`${CORE}\` was ${what}: a changeset of \`${CORE}\` has to name it.`],
    )
  },
)

const README = `Text
<!-- sizes -->
| added to the page | KiB until quiet | requests | requests |
|---|---:|---:|---:|
| vite-8, React page | 156.1 | 4 | 13 |
| next, React page | 168.6 | 6 |  |
| at most, one namespace | 161.0 |  | 14 |

| loaded at first need | KiB | at most |
|---|---:|---:|
| the language ar | 14.7 | 16.0 |
<!-- end of sizes -->
Text`

test('the figures of the README are read without its limits', () => {
  expect(readSizes(README)).toEqual({
    'vite-8, React page': { 'KiB until quiet': 156.1, requests: 4, 'requests 2': 13 },
    'next, React page': { 'KiB until quiet': 168.6, requests: 6 },
    'the language ar': { KiB: 14.7 },
  })
})

test('figures that changed by more than a tenth, and new ones, are shown', () => {
  const base = readSizes(README)
  const head = {
    'vite-8, React page': { 'KiB until quiet': 156.2, requests: 5 },
    'the language ar': { KiB: 13.5 },
    'the language fa': { KiB: 14 },
  }

  expect(diffSizes(base, head)).toEqual([
    { row: 'vite-8, React page', column: 'requests', before: 4, after: 5 },
    { row: 'the language ar', column: 'KiB', before: 14.7, after: 13.5 },
    { row: 'the language fa', column: 'KiB', before: undefined, after: 14 },
  ])
})

test('the report has the faults first, and what was removed before what was added', () => {
  const report = writeReport({
    base: 'abc',
    changes: [
      aChange({ name: 'reopen', what: 'added' }),
      aChange({ name: 'close', what: 'removed' }),
    ],
    faults: ['`close` has to be named.'],
    sizes: [{ row: 'the language ar', column: 'KiB', before: 14.7, after: 13.5 }],
  })

  expect(report).toContain('### Has to be mended\n\n- `close` has to be named.\n\n### Public names')
  expect(report).toMatch(/\| Removed \| `close` .*\n\| Added \| `reopen` /)
  expect(report).toContain('| the language ar | KiB | 14.7 | 13.5 | −1.2 |')
})

test('a report of sizes that were not measured has no place for them', () => {
  const report = writeReport({ base: 'abc', changes: [], faults: [], sizes: undefined })

  expect(report).toMatch(/None was added, removed or changed\.$/)
})

function anEntry(names: object) {
  return { [CORE]: { package: CORE, names } }
}

function aName(code: string, members: Readonly<Record<string, string>> = {}) {
  return { code, members, isOwn: true }
}

function aChange(change: Partial<Change>): Change {
  return { package: CORE, door: CORE, name: '', what: 'changed', members: [], ...change }
}
