import { globSync } from 'tinyglobby'
import { expect, test, vi } from 'vitest'
import type journeysConfig from '../../apps/lab/playwright.config.ts'
import type unitConfig from '../../vitest.config.ts'
import { ROOT } from './paths.mjs'
import { FIRST_RING, fullOnlyFiles, isFullOnly, RING_VARIABLE } from './rings.mjs'

/** Journeys that other tests or scripts start. */
const STARTED_BY_OTHERS = ['packages/sandbox/src/**/*.e2e.ts', 'examples/*/e2e/*.e2e.ts']

const TEST_FILE = '**/*.{test,test-d,e2e}.{ts,tsx}'

test('every test file is run by a runner', async () => {
  const started = [...(await filesOfRing('full')), ...filesOf(STARTED_BY_OTHERS)]

  expect(filesOf([TEST_FILE]).filter((file) => !started.includes(file))).toEqual([])
})

test('a file with the tag is left out by the first ring, and run by the full one', async () => {
  const tagged = fullOnlyFiles()
  const full = await filesOfRing('full')
  const first = await filesOfRing(FIRST_RING)

  expect(tagged).toContain('apps/lab/e2e/react.e2e.ts')
  expect(tagged).toContain('scripts/readme/readme.test.ts')
  expect(full.filter((file) => !first.includes(file)).sort()).toEqual(tagged.sort())
})

test.each([
  ['/** @full Builds a site. */\n\nimport', true],
  ['/**\n * @full Builds a site.\n */\n', true],
  ['/** Leaves out what has the tag @full here. */\n', false],
  ['/** @fuller */\n', false],
  ["import { test } from 'vitest'\n/** @full Builds a site. */\n", false],
  ['', false],
])('the tag counts as the first word of a file: %j %s', (head, expected) => {
  expect(isFullOnly(head)).toBe(expected)
})

test('a single test with the tag is left out by the first ring alone', async () => {
  expect((await readConfigs(FIRST_RING)).unit.test).toHaveProperty('tagsFilter', ['!full'])
  expect((await readConfigs('full')).unit.test).not.toHaveProperty('tagsFilter')
})

async function filesOfRing(ring: string): Promise<readonly string[]> {
  const { unit, journeys } = await readConfigs(ring)
  return [...unitFiles(unit), ...journeyFiles(journeys)]
}

/** Configurations read the ring when they are loaded, so each ring loads them under another name. */
async function readConfigs(ring: string): Promise<{
  readonly unit: typeof unitConfig
  readonly journeys: typeof journeysConfig
}> {
  vi.stubEnv(RING_VARIABLE, ring)
  const paths = ['../../vitest.config.ts', '../../apps/lab/playwright.config.ts']
  const [unit, journeys] = await Promise.all(paths.map((path) => import(`${path}?ring=${ring}`)))
  return { unit: unit.default, journeys: journeys.default }
}

function unitFiles({ test: options }: typeof unitConfig): readonly string[] {
  return (options?.projects ?? []).flatMap((project) => {
    if (typeof project !== 'object' || !('test' in project)) return []
    const { include = [], exclude = [], typecheck } = project.test ?? {}
    return [
      ...filesOf(include, exclude),
      ...filesOf(typecheck?.include ?? [], typecheck?.exclude ?? []),
    ]
  })
}

/** All projects leave out the same, beside what one of them does for another. */
function journeyFiles({ testDir, testMatch, projects }: typeof journeysConfig): readonly string[] {
  const ignored = [
    projects?.find(({ name }) => name === 'journeys in a window')?.testIgnore ?? [],
  ].flat()
  return filesOf(
    [`apps/lab/${testDir}/${testMatch}`],
    ignored.map((glob) => String(glob)),
  )
}

function filesOf(patterns: readonly string[], ignored: readonly string[] = []): readonly string[] {
  const ignore = ['**/node_modules/**', '**/dist/**', ...ignored]
  return globSync([...patterns], { cwd: ROOT, ignore, expandDirectories: false })
}
