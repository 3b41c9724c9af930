import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './paths.mjs'
import { journeyTests, unitTests } from './reports.mjs'
import { suites } from './suites.mjs'

const PASSED = { fullName: 'a sentence', status: 'passed' }
const FAILED = { fullName: 'another one', status: 'failed' }

test.each([
  ['tests that passed and failed', 'failed', [PASSED, FAILED], [true, false]],
  ['a file that did not load is one failure', 'failed', [], [false]],
  ['so is one that failed outside of its tests', 'failed', [PASSED], [true, false]],
  ['what was skipped is not counted', 'passed', [{ ...PASSED, status: 'skipped' }], []],
])('unit tests: %s', (_name, status, assertionResults, expected) => {
  const name = join(ROOT, 'packages/core/src/x.test.ts')

  const tests = unitTests({ testResults: [{ name, status, assertionResults }] })

  expect(tests).toMatchObject(expected.map((hasPassed) => ({ hasPassed })))
  expect(tests).toHaveLength(expected.length)
})

test('a unit test is named by file and sentence, and found again by its file', () => {
  const name = join(ROOT, 'packages/core/src/x.test.ts')
  const result = { name, status: 'passed', assertionResults: [PASSED] }

  expect(unitTests({ testResults: [result] })).toMatchObject([
    {
      name: 'packages/core/src/x.test.ts › a sentence',
      place: 'packages/core/src/x.test.ts',
      hasPassed: true,
    },
  ])
})

test('a journey is named by file, project and titles, and found again by its line and title', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'x.e2e.ts',
    line: 7,
    tests: [
      {
        projectName: 'journeys',
        status,
        results: [{ duration: 40, errors: [{ message: 'no such row' }] }],
      },
    ],
  })
  const phone = { title: 'on a phone', specs: [spec('a tap', 'unexpected')] }
  const suite = { title: 'x.e2e.ts', specs: [spec('a press', 'expected')], suites: [phone] }

  expect(journeyTests({ suites: [suite] }, 'apps/lab/e2e')).toMatchObject([
    {
      name: 'apps/lab/e2e/x.e2e.ts › journeys › a press',
      title: 'a press',
      place: '/x.e2e.ts:7',
      hasPassed: true,
    },
    {
      name: 'apps/lab/e2e/x.e2e.ts › journeys › on a phone › a tap',
      title: 'a tap',
      place: '/x.e2e.ts:7',
      hasPassed: false,
      reason: 'no such row',
      durationMs: 40,
    },
  ])
})

test('journeys of a table share a line, and their titles choose which run again', () => {
  const journeys = suites('reports').at(-1)
  const failed = { name: 'x', place: '/x.e2e.ts:7', hasPassed: false }
  const again = journeys?.again([
    { ...failed, title: 'opens (twice)' },
    { ...failed, title: 'asks: yes?' },
  ])

  expect(again?.args.slice(-3)).toEqual([
    '/x.e2e.ts:7',
    '--grep=opens \\(twice\\)|asks: yes\\?',
    '--workers=1',
  ])
})

test('a runner that wrote no report has run nothing', () => {
  expect(unitTests(undefined)).toEqual([])
  expect(journeyTests(undefined, 'apps/lab/e2e')).toEqual([])
})
