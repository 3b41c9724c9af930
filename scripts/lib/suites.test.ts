import { expect, test } from 'vitest'
import { journeyCounts, unitCounts } from './suites.mjs'

const FILE_WITH_FAILED_TEST = { status: 'failed', assertionResults: [{ status: 'failed' }] }
const FILE_THAT_DID_NOT_LOAD = { status: 'failed', assertionResults: [] }
const GOOD_FILE = { status: 'passed', assertionResults: [{ status: 'passed' }] }

test.each([
  ['all good', { passed: 3, failed: 0, files: [GOOD_FILE] }, { passed: 3, failed: 0 }],
  [
    'a failed test counts once',
    { passed: 3, failed: 1, files: [GOOD_FILE, FILE_WITH_FAILED_TEST] },
    { passed: 3, failed: 1 },
  ],
  [
    'a file that did not load counts too',
    { passed: 3, failed: 1, files: [FILE_WITH_FAILED_TEST, FILE_THAT_DID_NOT_LOAD] },
    { passed: 3, failed: 2 },
  ],
])('unit tests: %s', (_name, { passed, failed, files }, expected) => {
  const report = { numPassedTests: passed, numFailedTests: failed, testResults: files }

  expect(unitCounts(report)).toEqual(expected)
})

test('a journey that passed when tried again has passed', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 } }

  expect(journeyCounts(report)).toEqual({ passed: 7, failed: 1 })
})

test('a runner that wrote no report has passed nothing', () => {
  expect(unitCounts(undefined)).toEqual({ passed: 0, failed: 0 })
  expect(journeyCounts(undefined)).toEqual({ passed: 0, failed: 0 })
})
