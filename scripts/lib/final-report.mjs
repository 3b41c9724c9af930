import { stripVTControlCharacters } from 'node:util'

const LINES_OF_A_REASON = 40
const LONGEST_COUNT = 10

/**
 * Writes the last lines of a run: what took longest, and for each test that failed its name, the reason, and the
 * command that runs it again.
 *
 * @param tests - All verdicts, those of second runs among them.
 * @param settled - See `settle.mjs`.
 * @param slowestParts - See `run-parts.mjs`.
 * @returns The text, without the totals.
 */
export function finalReport(tests, { failed, flaky }, slowestParts) {
  const parts = slowestParts.map(({ name, ms }) => [name, ms])
  return [
    paragraph('Longest parts', parts.map(lineOfTime)),
    paragraph('Longest files', longestFiles(tests).map(lineOfTime)),
    paragraph(
      'Flaky, passed in one of two runs',
      flaky.flatMap((name) => [`  ~ ${name}`, ...detailsOf(name, tests)]),
    ),
    paragraph(
      'Failed',
      failed.flatMap((name) => [`  ✗ ${name}`, ...detailsOf(name, tests)]),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function detailsOf(name, tests) {
  const { reason = '', commandText } =
    tests.find((each) => each.name === name && !each.hasPassed) ?? {}
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_OF_A_REASON)
  return [...lines, ...(commandText ? [`again: ${commandText}`] : [])].map(
    (line) => `      ${line}`,
  )
}

/** @returns The files whose tests took longest, each with its milliseconds. */
function longestFiles(tests) {
  const times = new Map()
  for (const { place, durationMs = 0 } of tests) {
    const [file] = place?.replace(/^\//, '').split(':') ?? []
    if (file !== undefined) times.set(file, (times.get(file) ?? 0) + durationMs)
  }
  return [...times]
    .filter(([, ms]) => ms > 0)
    .sort(([, one], [, other]) => other - one)
    .slice(0, LONGEST_COUNT)
}

function lineOfTime([name, ms]) {
  return `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`
}

function paragraph(title, lines) {
  return lines.length === 0 ? '' : [`${title}:`, ...lines].join('\n')
}
