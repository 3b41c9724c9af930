import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import journeys from '../../apps/lab/playwright.config.ts'
import unit from '../../vitest.config.ts'
import { ROOT } from './paths.mjs'
import { FULL_ONLY } from './rings.mjs'

/** Journeys that other tests or scripts start. */
const STARTED_BY_OTHERS = ['packages/sandbox/src/**/*.e2e.ts', 'examples/*/e2e/*.e2e.ts']

const TEST_FILE = '**/*.{test,test-d,e2e}.{ts,tsx}'

test('every test file is run by a runner', () => {
  const started = [...unitFiles(), ...journeyFiles(), ...filesOf(STARTED_BY_OTHERS)]

  expect(filesOf([TEST_FILE]).filter((file) => !started.includes(file))).toEqual([])
})

test('every line of the list names files that a runner would run', () => {
  const started = [...unitFiles(), ...journeyFiles()]
  const idle = FULL_ONLY.filter((glob) => !filesOf([glob]).some((file) => started.includes(file)))

  expect(idle).toEqual([])
})

/** In this process the ring is not read: what the configurations leave out is put back. */
function unitFiles(): readonly string[] {
  return (unit.test?.projects ?? []).flatMap((project) => {
    if (typeof project !== 'object' || !('test' in project)) return []
    const { include = [], exclude = [], typecheck } = project.test ?? {}
    const ignored = exclude.filter((glob) => !FULL_ONLY.includes(glob))
    return [
      ...filesOf(include, ignored),
      ...filesOf(typecheck?.include ?? [], typecheck?.exclude ?? []),
    ]
  })
}

function journeyFiles(): readonly string[] {
  return filesOf([`apps/lab/${journeys.testDir}/${journeys.testMatch}`])
}

function filesOf(patterns: readonly string[], ignored: readonly string[] = []): readonly string[] {
  const ignore = ['**/node_modules/**', '**/dist/**', ...ignored]
  return globSync([...patterns], { cwd: ROOT, ignore, expandDirectories: false })
}
