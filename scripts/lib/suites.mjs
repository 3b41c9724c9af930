import { join } from 'node:path'
import { EXAMPLES, TESTED_EXAMPLES } from '../example/examples.mjs'
import { REPORT_VARIABLE } from '../example/matrix.mjs'
import { ROOT, toolPath } from './paths.mjs'
import { cellTests, journeyTests, readReport, unitTests } from './reports.mjs'
import { isFirstRing, RING_VARIABLE } from './rings.mjs'

const JOURNEYS = 'apps/lab'
const JOURNEY_CONFIG = `${JOURNEYS}/playwright.config.ts`
/** Reports are read: colours would be in their texts. */
const NO_COLORS = { NO_COLOR: '1', FORCE_COLOR: '0' }
const UNIT_MS = 30 * 60_000
const JOURNEY_MS = 45 * 60_000
const EXAMPLE_MS = 25 * 60_000
/** Beside those with a development server. */
const LONG_EXAMPLES = ['angular', 'wagmi-2', 'webpack']

/** The tests that a change affects run in every ring. */
const ANY_RING = { [RING_VARIABLE]: undefined }
/** The files of each project of vitest, as its configuration divides them. */
const IN_BROWSER = /\.(test\.tsx|browser\.test\.ts)$/
const TYPES = /\.test-d\.tsx?$/

/**
 * The test runners. Each is a program, a way to read the tests it ran, `again`, which makes the same suite
 * for some of its tests, to be run alone, and `commandFor`, what a person types to run one test again.
 *
 * @param folder - Where the reports are written.
 * @param only - What a change meets (`choose-changed.mjs`); undefined for the whole ring.
 */
export function suites(folder, only) {
  // The static checks compile files with types, too; here their tests are counted.
  const projects = isFirstRing() ? ['node', 'browser'] : ['node', 'browser', 'types']
  return [
    ...projects
      .map((project) => ({
        project,
        files: only?.units?.filter((file) => projectOf(file) === project),
      }))
      .filter(({ files }) => files?.length !== 0)
      .map(({ project, files }) => unitSuite({ folder, project, files })),
    ...(only?.journeys.length === 0 ? [] : [journeySuite(folder, only?.journeys)]),
  ]
}

function projectOf(file) {
  if (TYPES.test(file)) return 'types'
  return IN_BROWSER.test(file) ? 'browser' : 'node'
}

function unitSuite({ folder, project, files, failed }) {
  const report = join(folder, `vitest-${project}${failed ? '-again' : ''}.json`)
  const reporters = [
    `--reporter=${join(ROOT, 'scripts/vitest/progress-reporter.ts')}`,
    ...['--reporter=json', `--outputFile.json=${report}`],
  ]
  const chosen = failed
    ? [...placesOf(failed), '--maxWorkers=1', '--no-file-parallelism']
    : (files ?? [])
  return {
    name: `vitest (${project})${failed ? ' again, alone' : ''}`,
    command: process.execPath,
    args: [toolPath('vitest'), 'run', `--project=${project}`, ...chosen, ...reporters],
    env: { ...NO_COLORS, ...(files ? ANY_RING : {}) },
    limitMs: UNIT_MS,
    isShown: true,
    readTests: () => unitTests(readReport(report)),
    again: (tests) => unitSuite({ folder, project, files, failed: tests }),
    commandFor: ({ place }) => `npx vitest run --project ${project} ${place}`,
  }
}

function journeySuite(folder, files, failed) {
  const report = join(folder, `playwright${failed ? '-again' : ''}.json`)
  const chosen = failed
    ? [...journeysAgain(failed), '--workers=1']
    : (files ?? []).map((file) => `/${file}`)
  return {
    name: `playwright (journeys)${failed ? ' again, alone' : ''}`,
    command: process.execPath,
    args: [
      toolPath('@playwright/test', 'playwright'),
      ...['test', `--config=${JOURNEY_CONFIG}`],
      `--reporter=${join(ROOT, 'scripts/lib/journey-progress.mjs')},json`,
      ...chosen,
    ],
    env: {
      ...NO_COLORS,
      ...(files ? ANY_RING : {}),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    limitMs: JOURNEY_MS,
    isShown: true,
    readTests: () => journeyTests(readReport(report), `${JOURNEYS}/e2e`),
    again: (tests) => journeySuite(folder, files, tests),
    commandFor: ({ place }) =>
      `npx playwright test --config ${JOURNEY_CONFIG} ${place.replace(/^\//, '')}`,
  }
}

/**
 * One per site in `examples`: those with tests of their own, and those that one visit fits. They need the
 * packed files. Something that fails before its first test counts as one failure. `npm test` has the first of them.
 *
 * @param changed - Folders of examples that run in any ring.
 */
export function exampleSuites(folder, changed = []) {
  const isWanted = (name) => !isFirstRing() || changed.includes(name)
  const tested = TESTED_EXAMPLES.filter((name, index) => index === 0 || isWanted(name))
  const wanted = EXAMPLES.filter((example) => isWanted(example.folder ?? example.name))
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
    env: { ...NO_COLORS, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    limitMs: EXAMPLE_MS,
    readTests: () => journeyTests(readReport(report), `examples/${example}/e2e`),
    again: (tests) => testedSuite(example, folder, tests),
    commandFor: () => `npm run example -- ${example}`,
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
    commandFor: () => `npm run examples -- ${example}`,
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
