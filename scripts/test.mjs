import './lib/require-node.mjs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { matrixOf } from './example/matrix.mjs'
import { BROWSER_VARIABLE, TEST_BROWSER_VARIABLE } from './lib/browser.mjs'
import { changedFiles } from './lib/changed-files.mjs'
import { chooseChanged, describeChoice } from './lib/choose-changed.mjs'
import { finalReport } from './lib/final-report.mjs'
import { readImports } from './lib/import-graph.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { FIRST_RING, RING_VARIABLE } from './lib/rings.mjs'
import { endAllOnSignal } from './lib/run.mjs'
import { createParts } from './lib/run-parts.mjs'
import { main, say, secondsSince } from './lib/say.mjs'
import { settle } from './lib/settle.mjs'
import { sideBySide } from './lib/side-by-side.mjs'
import { endSurvivors, markRun } from './lib/survivors.mjs'
import { readTestArguments } from './lib/test-arguments.mjs'
import { aloneInCheckout } from './packed/checkout-lock.mjs'
import { PACKED_VARIABLE } from './packed/pack.mjs'

const LONGEST_PARTS = 8

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
  const { ensureBrowser, ensureTestBrowser } = await import('./lib/ensure-browser.mjs')
  process.env[TEST_BROWSER_VARIABLE] = await ensureTestBrowser()
  process.env[BROWSER_VARIABLE] = await ensureBrowser()
  if (!isFull) process.env[RING_VARIABLE] = FIRST_RING
  const browsers = [process.env[BROWSER_VARIABLE], process.env[TEST_BROWSER_VARIABLE]]
  say(`Browser: ${[...new Set(browsers)].join(', ')}`)
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-'))
  process.env[PACKED_VARIABLE] = join(folder, 'packed')
  try {
    const plan = await planOf({ folder, isFull, only })
    const testStartMs = performance.now()
    const parts = createParts(plan.count)
    const results = await runPlan(plan, parts)
    const again = await testAgain(results, parts)
    results.push(await judgeSurvivors())
    say(
      `\nAll of it took ${secondsSince(startMs)}, ${secondsSince(testStartMs)} of it after installation.`,
    )
    return report(results, { again, slowestParts: parts.slowest(LONGEST_PARTS) })
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

/** Lists everything that the run does, so that each line can say how much is left. */
async function planOf({ folder, isFull, only }) {
  // These need what was just installed.
  const checks = await import('./lib/checks.mjs')
  const { exampleSuites, suites } = await import('./lib/suites.mjs')
  const isPacked = only === undefined || only.isPacked
  const changed = only?.examples
  const plan = {
    builds: isPacked ? [...checks.buildChecks(changed), checks.packCheck(changed)] : [],
    // A relay that fails and comes back keeps no processor busy: its check runs beside others.
    checks: [...checks.staticChecks(), ...(isFull ? [checks.docsCheck(), checks.soakCheck()] : [])],
    packedChecks: isFull ? checks.packedChecks() : [],
    examples: isPacked ? exampleSuites(folder, changed) : [],
    suites: suites(folder, only),
  }
  return { ...plan, count: Object.values(plan).flat().length }
}

async function runPlan(plan, { judge, test }) {
  const jobOf = (act, part) => async () => [await act(part)]
  /** The checks of the packed files run side by side. */
  const packed = async (add) => {
    const results = []
    await aloneInCheckout(async () => {
      for (const check of plan.builds) results.push(await judge(check))
    })
    add([
      ...plan.packedChecks.map((check) => jobOf(judge, check)),
      ...plan.examples.map((suite) => jobOf(test, suite)),
    ])
    return results
  }
  const results = await sideBySide([packed, ...plan.checks.map((check) => jobOf(judge, check))])
  for (const suite of plan.suites) results.push(await test(suite))
  return results
}

/** Runs the failed tests of every suite once more, by one worker and with nothing beside it. */
async function testAgain(results, { test }) {
  const tests = []
  for (const { tests: first, suite } of results) {
    const failed = first.filter(({ hasPassed, place }) => !hasPassed && place)
    if (failed.length > 0) tests.push(...(await test(suite.again(failed))).tests)
  }
  return tests
}

async function judgeSurvivors() {
  const survivors = await endSurvivors()
  for (const commandLine of survivors) say(`✗ left behind, and ended: ${commandLine}`)
  return { tests: [{ name: 'no process is left behind', hasPassed: survivors.length === 0 }] }
}

/** The last lines: what took longest, what failed, what is flaky, and the totals alone on theirs. */
function report(results, { again, slowestParts }) {
  const tests = results.flatMap((result) => result.tests)
  const settled = settle(tests, again)
  const cells = tests.flatMap(({ cell }) => cell ?? [])
  if (cells.length > 0) say(`\nExamples:\n${matrixOf(cells)}`)
  say(`\n${finalReport([...tests, ...again], settled, slowestParts)}`)
  say(`\n${settled.passed} passed, ${settled.failed.length} failed`)
  return settled.failed.length === 0 ? 0 : 1
}
