import { chooseJourneys, isForUnitTests, journeyPath } from './choose-journeys.mjs'
import { dependents } from './import-graph.mjs'

/** Files of which any test can notice a change. */
const UNDER_ALL_TESTS = [
  /^(package\.json|pnpm-lock\.yaml|vitest\.config\.ts|tsconfig[^/]*\.json)$/,
  /^packages\/[^/]+\/package\.json$/,
  /^scripts\/vitest\//,
]
/** Tests that read other files than their own package's, and the files that they read. */
const READERS = [
  [/^scripts\/([^/]+|lib\/(choose-journeys|rings))\.test\.ts$/, /./],
  [/^scripts\/api\/api\.test\.ts$/, /^packages\/.*\.tsx?$/],
  [/^scripts\/readme\/readme\.test\.ts$/, /\.md$/],
]
const UNIT_TEST = /\.(test|test-d)\.tsx?$/

/**
 * The tests that a change meets, for `npm test -- --changed`. Tags leave out nothing of them.
 *
 * @param {readonly string[]} files - Changed ones, from the repository's folder.
 * @param {ReadonlyMap<string, readonly string[]>} imports
 * @returns Files of unit tests, undefined for all of the first ring; files of journeys; whether
 *   packed files may differ; and the folders of changed examples.
 */
export function chooseChanged(files, imports) {
  const isUnderAll = files.some((file) => UNDER_ALL_TESTS.some((pattern) => pattern.test(file)))
  const packed = files.filter((file) => !isForUnitTests(file) && isPackedFrom(file))
  return {
    units: isUnderAll ? undefined : chooseUnits(files, imports),
    journeys: chooseJourneys(files, imports).map(journeyPath),
    isPacked: packed.length > 0,
    examples: [
      ...new Set(files.flatMap((file) => /^examples\/([^/]+)\//.exec(file)?.[1] ?? [])),
    ].sort(),
  }
}

/** @returns One line that says what was chosen. */
export function describeChoice({ units, journeys, isPacked, examples }) {
  const named = journeys.map((path) => path.replace(/^.*\/|\.e2e\.ts$/g, '')).join(', ')
  return [
    units === undefined
      ? 'all unit tests of the first ring'
      : `${units.length} files of unit tests`,
    journeys.length === 0 ? 'no journey, as none watches these files' : `journeys: ${named}`,
    isPacked
      ? `packed files and examples${examples.length === 0 ? '' : `, with ${examples.join(', ')}`}`
      : 'no packed files, as only packages, examples and scripts change them',
  ].join('; ')
}

function chooseUnits(files, imports) {
  const read = [...imports.keys()].filter((test) =>
    READERS.some(
      ([reader, readable]) => reader.test(test) && files.some((file) => readable.test(file)),
    ),
  )
  const reached = [...dependents(files, imports)].filter((file) => imports.has(file))
  return [...new Set([...read, ...reached])].filter((file) => UNIT_TEST.test(file)).sort()
}

function isPackedFrom(file) {
  return /^((packages|examples|scripts)\/|(package\.json|pnpm-lock\.yaml|tsdown\.\w+\.ts)$)/.test(
    file,
  )
}
