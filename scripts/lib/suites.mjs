import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKED_VARIABLE } from '../packed/pack.mjs'
import { PACKED_FOLDER } from '../packed/published.mjs'
import { ROOT, toolPath } from './paths.mjs'

const JOURNEYS = 'apps/lab/playwright.config.ts'
/** Runners write into a pipe: whether colours are seen is decided here. Each listens differently. */
const IS_COLORED = process.stdout.isTTY === true
const UNIT_COLORS = IS_COLORED ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
const JOURNEY_COLORS = { FORCE_COLOR: IS_COLORED ? '1' : '0' }
const UNIT_MS = 20 * 60_000
const JOURNEY_MS = 25 * 60_000
const EXAMPLE_MS = 15 * 60_000

/**
 * The test runners, each with a way to read how many tests passed and failed. One that shows
 * nothing runs beside others: what it printed is said once it has ended.
 *
 * @param folder - Where the reports are written.
 */
export function suites(folder) {
  const all = [unitSuite(join(folder, 'vitest.json'))]
  return existsSync(join(ROOT, JOURNEYS))
    ? [...all, journeySuite(join(folder, 'playwright.json'))]
    : all
}

function unitSuite(report) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name: 'vitest (node, browser, types)',
    command: process.execPath,
    args: [toolPath('vitest'), 'run', ...reporters],
    env: UNIT_COLORS,
    limitMs: UNIT_MS,
    show: (text) => process.stdout.write(text),
    readCounts: () => unitCounts(readReport(report)),
  }
}

function journeySuite(report) {
  return {
    name: 'playwright (journeys)',
    command: process.execPath,
    args: [
      toolPath('@playwright/test', 'playwright'),
      'test',
      `--config=${JOURNEYS}`,
      '--reporter=list,json',
    ],
    env: { ...JOURNEY_COLORS, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    limitMs: JOURNEY_MS,
    show: (text) => process.stdout.write(text),
    readCounts: () => journeyCounts(readReport(report)),
  }
}

/** Needs the packed files. What goes wrong before its first test is said, and counts as one failure. */
export function exampleSuite(folder) {
  const report = join(folder, 'example.json')
  return {
    name: 'playwright (example site from packed files)',
    command: process.execPath,
    args: [join(ROOT, 'scripts', 'example.mjs')],
    env: {
      ...JOURNEY_COLORS,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      [PACKED_VARIABLE]: PACKED_FOLDER,
    },
    limitMs: EXAMPLE_MS,
    readCounts: () => journeyCounts(readReport(report)),
  }
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/** A file that could not even be loaded holds no test, and counts as one failure. */
export function unitCounts(report) {
  if (report === undefined) return { passed: 0, failed: 0 }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/**
 * A journey is tried twice: a machine that stands still for seconds is no fault of ours. The runner
 * names those that needed it.
 */
export function journeyCounts(report) {
  if (report === undefined) return { passed: 0, failed: 0 }
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected + flaky, failed: unexpected }
}
