import { join } from 'node:path'
import { EXAMPLES, TESTED_EXAMPLES } from '../example/examples.mjs'
import { REPORT_VARIABLE } from '../example/matrix.mjs'
import { ROOT, toolPath } from './paths.mjs'
import { cellTests, journeyTests, readReport, unitTests } from './reports.mjs'
import { isFirstRing, RING_VARIABLE } from './rings.mjs'

const JOURNEYS = 'apps/lab'
/** Runners write into a pipe: whether colours are seen is decided here. Each listens differently. */
const IS_COLORED = process.stdout.isTTY === true
const UNIT_COLORS = IS_COLORED ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
const JOURNEY_COLORS = { FORCE_COLOR: IS_COLORED ? '1' : '0' }
const UNIT_MS = 20 * 60_000
const JOURNEY_MS = 35 * 60_000
const EXAMPLE_MS = 15 * 60_000
/** Beside those with a development server. */
const LONG_EXAMPLES = ['angular', 'wagmi-2', 'webpack']
/** What a change meets is run in whichever ring it is. */
const ANY_RING = { [RING_VARIABLE]: undefined }

/**
 * The test runners. Each is a program, a way to read the tests it ran, and `again`, which makes the
 * same suite for some of its tests, to be run alone. A suite without `show` runs beside others: its
 * output is printed when it has ended.
 *
 * @param folder - Where the reports are written.
 * @param only - What a change meets (`choose-changed.mjs`); undefined for the whole ring.
 */
export function suites(folder, only) {
  return [
    ...(only?.units?.length === 0 ? [] : [unitSuite(folder, only?.units)]),
    ...(only?.journeys.length === 0 ? [] : [journeySuite(folder, only?.journeys)]),
  ]
}

function unitSuite(folder, files, failed) {
  const report = join(folder, failed ? 'vitest-again.json' : 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const chosen = failed
    ? [...placesOf(failed), '--maxWorkers=1', '--no-file-parallelism']
    : (files ?? [])
  return {
    name: `vitest (node, browser, types)${failed ? ' again, alone' : ''}`,
    command: process.execPath,
    args: [toolPath('vitest'), 'run', ...chosen, ...reporters],
    env: { ...UNIT_COLORS, ...(files ? ANY_RING : {}) },
    limitMs: UNIT_MS,
    show: (text) => process.stdout.write(text),
    readTests: () => unitTests(readReport(report)),
    again: (tests) => unitSuite(folder, files, tests),
  }
}

function journeySuite(folder, files, failed) {
  const report = join(folder, failed ? 'playwright-again.json' : 'playwright.json')
  const chosen = failed
    ? [...journeysAgain(failed), '--workers=1']
    : (files ?? []).map((file) => `/${file}`)
  return {
    name: `playwright (journeys)${failed ? ' again, alone' : ''}`,
    command: process.execPath,
    args: [
      toolPath('@playwright/test', 'playwright'),
      ...['test', `--config=${JOURNEYS}/playwright.config.ts`, '--reporter=list,json'],
      ...chosen,
    ],
    env: {
      ...JOURNEY_COLORS,
      ...(files ? ANY_RING : {}),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    limitMs: JOURNEY_MS,
    show: (text) => process.stdout.write(text),
    readTests: () => journeyTests(readReport(report), `${JOURNEYS}/e2e`),
    again: (tests) => journeySuite(folder, files, tests),
  }
}

/**
 * One per site in `examples`: those with tests of their own, and those that one visit fits. They need the
 * packed files. Something that fails before its first test counts as one failure.
 *
 * @param changed - Folders of examples that run in any ring.
 */
export function exampleSuites(folder, changed = []) {
  const tested = TESTED_EXAMPLES.filter(
    (name, index) => index === 0 || !isFirstRing() || changed.includes(name),
  )
  const wanted = EXAMPLES.filter(
    (example) =>
      example.isFirst || !isFirstRing() || changed.includes(example.folder ?? example.name),
  )
  // Those that take the longest begin first, so that none of them runs alone at the end.
  const isLong = ({ dev, name }) => dev !== undefined || LONG_EXAMPLES.includes(name)
  const visited = [...wanted.filter(isLong), ...wanted.filter((example) => !isLong(example))]
  return [
    ...tested.map((name) => testedSuite(name, folder)),
    ...visited.map(({ name }) => visitedSuite(name, folder)),
  ]
}

function testedSuite(example, folder, failed) {
  const report = join(folder, `${example}${failed ? '-again' : ''}.json`)
  return {
    name: `playwright (example ${example} from packed files)${failed ? ' again, alone' : ''}`,
    command: process.execPath,
    args: [
      join(ROOT, 'scripts', 'example.mjs'),
      ...[example, ...(failed ? journeysAgain(failed) : [])],
    ],
    env: { ...JOURNEY_COLORS, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    limitMs: EXAMPLE_MS,
    readTests: () => journeyTests(readReport(report), `examples/${example}/e2e`),
    again: (tests) => testedSuite(example, folder, tests),
  }
}

/** Every cell of its line in the matrix is a test; one that failed is tried again with all of its line. */
function visitedSuite(example, folder, failed) {
  const report = join(folder, `${example}${failed ? '-again' : ''}.json`)
  return {
    name: `example ${example} from packed files${failed ? ' again, alone' : ''}`,
    command: process.execPath,
    args: [join(ROOT, 'scripts', 'examples.mjs'), example],
    env: { NO_COLOR: '1', [REPORT_VARIABLE]: report },
    limitMs: EXAMPLE_MS,
    readTests: () => cellTests(readReport(report)),
    again: () => visitedSuite(example, folder, true),
  }
}

/** Tests of a table share a line: their titles tell them apart. */
function journeysAgain(tests) {
  const titles = tests.map(({ title }) => title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return [...placesOf(tests), `--grep=${titles.join('|')}`]
}

function placesOf(tests) {
  return [...new Set(tests.map(({ place }) => place))]
}
