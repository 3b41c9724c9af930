import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { FOUNDATIONS, JOURNEYS, SMOKE_JOURNEYS } from '../../apps/lab/e2e/journeys-by-folder.mjs'
import { chooseJourneys, isForUnitTests, journeyPath } from './choose-journeys.mjs'
import { ROOT } from './paths.mjs'

/** Every folder in these is watched by a journey of its own, or is a foundation. */
const WATCHED = [
  'packages/core/src/*/',
  'packages/explain/src/*/',
  'packages/react/src/*/',
  'packages/react/src/views/*/',
  'packages/adapter-*/src/*/',
  'packages/frame/src/*/',
  'packages/walletconnect/src/',
  'packages/walletconnect/src/*/',
  'packages/ui/src/*/',
]

const named = [...Object.values(JOURNEYS).flat(), ...FOUNDATIONS]

test('every journey has a line, and every line a journey', () => {
  const files = readdirSync(join(ROOT, 'apps/lab/e2e')).filter((name) => name.endsWith('.e2e.ts'))

  expect(Object.keys(JOURNEYS).map(journeyPath).sort()).toEqual(
    files.map((name) => `apps/lab/e2e/${name}`).sort(),
  )
  expect(Object.keys(JOURNEYS)).toEqual(expect.arrayContaining(SMOKE_JOURNEYS))
})

test('every folder that a journey watches exists', () => {
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

test('every folder of the packages is watched by a journey', () => {
  const folders = globSync(WATCHED, { cwd: ROOT, onlyDirectories: true, expandDirectories: false })
    .map((folder) => folder.replace(/\/$/, ''))
    .filter((folder) => !isForUnitTests(`${folder}/file.ts`))

  expect(folders).toContain('packages/core/src/permissions')
  expect(folders.filter((folder) => !named.includes(folder))).toEqual([])
})

const HELPERS = new Map([
  ['apps/lab/e2e/swap.e2e.ts', ['apps/lab/e2e/setup/swap-in-modal.ts']],
  ['apps/lab/e2e/swap-others.e2e.ts', ['apps/lab/e2e/between.ts']],
  ['apps/lab/e2e/between.ts', ['apps/lab/e2e/setup/swap-in-modal.ts']],
])

test.each([
  ['a folder of core', ['packages/core/src/permissions/end-permission.ts'], ['permissions']],
  [
    'a view',
    ['packages/react/src/views/permissions/permissions.view.tsx'],
    ['permissions', 'send-embedded'],
  ],
  ['a folder below one', ['packages/core/src/siwx/server/index.ts'], ['sign-in']],
  ['a foundation', ['packages/core/src/contract/caip.ts'], SMOKE_JOURNEYS],
  ['a file beside the folders', ['packages/core/src/create-core.ts'], SMOKE_JOURNEYS],
  ['a journey', ['apps/lab/e2e/react.e2e.ts'], ['react']],
  ['a removed journey', ['apps/lab/e2e/no-such.e2e.ts'], []],
  ['a helper', ['apps/lab/e2e/setup/swap-in-modal.ts'], ['swap', 'swap-others']],
  ['a helper of all journeys', ['apps/lab/e2e/lab-test.ts'], SMOKE_JOURNEYS],
  ['a unit test', ['packages/core/src/permissions/permissions.test.ts'], []],
  ['fakes', ['packages/core/src/testing/fake-relay.ts'], []],
  ['a name that only begins like a folder', ['packages/core/src-old/send/send.ts'], []],
  ['pages', ['README.md', 'packages/core/README.md'], []],
  [
    'several, each journey once',
    ['packages/core/src/names/a.ts', 'packages/core/src/identity/b.ts'],
    ['names', 'services'],
  ],
])('a change of %s', (_, files, expected) => {
  expect(chooseJourneys(files, HELPERS)).toEqual(expected)
})
