import { existsSync, readFileSync } from 'node:fs'
import { basename, isAbsolute, relative } from 'node:path'
import { ROOT } from './paths.mjs'

/** @returns The parsed report; undefined where the runner wrote none. */
export function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/**
 * The tests of a vitest report. A file that could not be loaded, or that failed outside of its
 * tests, counts as one failed test.
 *
 * @returns For each its name, whether it passed, why not, how long it took, and what to hand to the runner to
 *   run it again.
 */
export function unitTests(report) {
  if (report === undefined) return []
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = pathInRoot(name)
    const tests = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        name: `${file} › ${test.fullName}`,
        place: file,
        hasPassed: test.status === 'passed',
        reason: test.failureMessages?.join('\n'),
        durationMs: test.duration,
      }))
    const isExplained = status !== 'failed' || tests.some(({ hasPassed }) => !hasPassed)
    return isExplained
      ? tests
      : [...tests, { name: file, place: file, hasPassed: false, reason: message }]
  })
}

/**
 * The tests of a Playwright report.
 *
 * @param folder - Where its test files are, below the repository's folder.
 * @returns As `unitTests` does.
 */
export function journeyTests(report, folder) {
  if (report === undefined) return []
  return report.suites.flatMap((suite) => testsIn(suite, [], folder))
}

/**
 * The cells of the matrix of examples, each a test.
 *
 * @param cells - See `example/matrix.mjs`.
 */
export function cellTests(cells) {
  if (cells === undefined) return []
  return cells.map((cell) => ({
    name: `examples › ${cell.example} › ${cell.cell}`,
    place: cell.example,
    cell,
    hasPassed: cell.faults.length === 0,
    reason: cell.faults.join('\n'),
  }))
}

function testsIn({ specs = [], suites = [] }, titles, folder) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, projectName, results = [] }) => ({
        name: [`${folder}/${basename(file)}`, projectName, ...titles, title]
          .filter((part) => part !== '')
          .join(' › '),
        title,
        place: `/${file}:${line}`,
        hasPassed: status === 'expected',
        reason: results
          .flatMap(({ errors = [] }) => errors.map(({ message }) => message))
          .join('\n'),
        durationMs: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
      })),
  )
  const below = suites.flatMap((suite) => testsIn(suite, [...titles, suite.title], folder))
  return [...own, ...below]
}

function pathInRoot(path) {
  return isAbsolute(path) ? relative(ROOT, path).replaceAll('\\', '/') : path
}
