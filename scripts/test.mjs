import './lib/require-node.mjs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { matrixOf } from './example/matrix.mjs'
import { BROWSER_VARIABLE, TEST_BROWSER_VARIABLE } from './lib/browser.mjs'
import { changedFiles } from './lib/changed-files.mjs'
import { chooseChanged, describeChoice } from './lib/choose-changed.mjs'
import { readImports } from './lib/import-graph.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { processWarnings } from './lib/process-warnings.mjs'
import { FIRST_RING, RING_VARIABLE } from './lib/rings.mjs'
import { endAllOnSignal, run } from './lib/run.mjs'
import { main, say, secondsSince } from './lib/say.mjs'
import { settle } from './lib/settle.mjs'
import { sideBySide } from './lib/side-by-side.mjs'
import { endSurvivors, markRun } from './lib/survivors.mjs'
import { readTestArguments } from './lib/test-arguments.mjs'
import { aloneInCheckout } from './packed/checkout-lock.mjs'
import { PACKED_VARIABLE } from './packed/pack.mjs'

const LINES_OF_A_FAILURE = 80

/**
 * `npm test` runs the first ring of checks and tests, `npm run test:full` (`--full`) all of them;
 * `lib/rings.mjs` says which is where. `--changed` runs what a change meets. Installs what is
 * missing. A failed test runs once more, alone, after all others. The last line counts every check
 * and test.
 *
 * A check or a suite comes back as `{ tests, suite? }`: named verdicts, and for tests the suite
 * that can run them again.
 */
await main(async () => {
  const startMs = performance.now()
  const { isFull, isChanged, revision } = readTestArguments(process.argv.slice(2))
  const only = isChanged ? chooseFrom(changedFiles(revision)) : undefined
  if (isChanged && only === undefined) return 0
  markRun()
  endAllOnSignal()
  await ensureInstalled()
  // These need what was just installed.
  const { ensureBrowser, ensureTestBrowser } = await import('./lib/ensure-browser.mjs')
  const { docsCheck, staticChecks, soakCheck } = await import('./lib/checks.mjs')
  const { suites } = await import('./lib/suites.mjs')
  process.env[TEST_BROWSER_VARIABLE] = await ensureTestBrowser()
  process.env[BROWSER_VARIABLE] = await ensureBrowser()
  if (!isFull) process.env[RING_VARIABLE] = FIRST_RING
  const browsers = [process.env[BROWSER_VARIABLE], process.env[TEST_BROWSER_VARIABLE]]
  say(`Browser: ${[...new Set(browsers)].join(', ')}`)
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-'))
  process.env[PACKED_VARIABLE] = join(folder, 'packed')
  const results = []
  try {
    // A relay that fails and comes back keeps no processor busy: it goes on beside others.
    const checks = [...staticChecks(), ...(isFull ? [docsCheck(), soakCheck()] : [])].map(
      (check) => async () => [await judge(check)],
    )
    const packed = (add) => judgePacked({ folder, isFull, examples: only?.examples, add })
    const isPacked = only === undefined || only.isPacked
    results.push(...(await sideBySide([...(isPacked ? [packed] : []), ...checks])))
    for (const suite of suites(folder, only)) results.push(await test(suite))
    const again = await testAgain(results)
    results.push(await judgeSurvivors())
    say(`\nAll of it took ${secondsSince(startMs)}.`)
    return report(results, again)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Says what a change meets. @returns undefined where nothing changed. */
function chooseFrom({ files, since }) {
  if (files.length === 0) {
    say(`No file differs from ${since}: nothing to run.\n\n0 passed, 0 failed`)
    return undefined
  }
  const choice = chooseChanged(files, readImports())
  say(`Changed since ${since}: ${files.length} files. Runs ${describeChoice(choice)}.`)
  return choice
}

/** What is packed needs what is built; whatever judges the packed files goes on side by side. */
async function judgePacked({ folder, isFull, examples, add }) {
  const { buildChecks, packChecks, packedChecks } = await import('./lib/checks.mjs')
  const { exampleSuites } = await import('./lib/suites.mjs')
  const results = []
  await aloneInCheckout(async () => {
    for (const check of [...buildChecks(), ...packChecks(isFull)]) results.push(await judge(check))
  })
  add([
    ...(isFull ? packedChecks().map((check) => async () => [await judge(check)]) : []),
    ...exampleSuites(folder, examples).map((suite) => async () => [await test(suite)]),
  ])
  return results
}

async function judge(check) {
  const startMs = performance.now()
  const { code, isLate, output } = await run(check)
  const hasPassed = code === 0 && !isLate
  say(`${hasPassed ? '✓' : '✗'} ${check.name} (${secondsSince(startMs)})`)
  if (!hasPassed) say(output.trimEnd().split('\n').slice(-LINES_OF_A_FAILURE).join('\n'))
  if (isLate) say(lateText(check))
  return { tests: [{ name: check.name, hasPassed }] }
}

/** A runner that fails without a failed test, or runs none, is itself one failure. So is each warning. */
async function test(suite) {
  const title = `\n▸ ${suite.name}`
  if (suite.show) say(title)
  const startMs = performance.now()
  const { code, isLate, output } = await run(suite)
  if (!suite.show) say(`${title}\n${output.trimEnd()}`)
  const tests = suite.readTests()
  const failed = tests.filter(({ hasPassed }) => !hasPassed)
  const isUnexplained = failed.length === 0 && (code !== 0 || isLate || tests.length === 0)
  if (isLate) say(lateText(suite))
  const others = [
    ...(isUnexplained
      ? [`${suite.name}: ended with code ${code} after ${tests.length} tests`]
      : []),
    ...processWarnings(output).map((warning) => `${suite.name}: ${warning}`),
  ].map((name) => ({ name, hasPassed: false }))
  const isGood = failed.length + others.length === 0
  say(`${isGood ? '✓' : '✗'} ${suite.name}: ${tests.length} tests (${secondsSince(startMs)})`)
  return { tests: [...tests, ...others], suite }
}

/** Runs the failed tests of every suite once more, by one worker and with nothing beside it. */
async function testAgain(results) {
  const tests = []
  for (const result of results) {
    const failed = result.tests.filter(({ hasPassed, place }) => !hasPassed && place)
    if (failed.length > 0) tests.push(...(await test(result.suite.again(failed))).tests)
  }
  return tests
}

async function judgeSurvivors() {
  const survivors = await endSurvivors()
  for (const commandLine of survivors) say(`✗ left behind, and ended: ${commandLine}`)
  return { tests: [{ name: 'no process is left behind', hasPassed: survivors.length === 0 }] }
}

/** The last lines: what failed, what is flaky, and the totals alone on theirs. */
function report(results, again) {
  const { passed, failed, flaky } = settle(
    results.flatMap(({ tests }) => tests),
    again,
  )
  const cells = results.flatMap(({ tests }) => tests.flatMap(({ cell }) => cell ?? []))
  say(`\nExamples:\n${matrixOf(cells)}`)
  if (failed.length > 0) say(`\nFailed:\n${failed.map((name) => `  ✗ ${name}`).join('\n')}`)
  if (flaky.length > 0) {
    say(`\nFlaky, passed in one of two runs:\n${flaky.map((name) => `  ~ ${name}`).join('\n')}`)
  }
  say(`\n${passed} passed, ${failed.length} failed`)
  return failed.length === 0 ? 0 : 1
}

function lateText({ name, limitMs }) {
  return `${name} took longer than ${limitMs / 60_000} minutes and was stopped.`
}
