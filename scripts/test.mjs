import './lib/require-node.mjs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER_VARIABLE } from './lib/browser.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { endAllOnSignal, run } from './lib/run.mjs'
import { main, say, secondsSince } from './lib/say.mjs'
import { endSurvivors, markRun } from './lib/survivors.mjs'

/** Works that go on side by side; the machines this runs on have two cores. */
const AT_ONCE = 2
const LINES_OF_A_FAILURE = 80

/**
 * `npm test` and `pnpm verify`: installs what is missing, runs every check and every test, and
 * ends with one line that counts them all.
 */
await main(async () => {
  markRun()
  endAllOnSignal()
  await ensureInstalled()
  // These need what was just installed.
  const { ensureBrowser } = await import('./lib/ensure-browser.mjs')
  const { staticChecks } = await import('./lib/checks.mjs')
  process.env[BROWSER_VARIABLE] = await ensureBrowser()
  say(`Browser: ${process.env[BROWSER_VARIABLE]}`)
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-'))
  const counts = []
  try {
    const packed = (add) => judgePacked(folder, add)
    counts.push(...(await sideBySide([packed, ...staticChecks().map(alone)])))
    counts.push(...(await testAll(folder)), await countSurvivors())
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  say(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})

/**
 * Does every work, some at a time, beginning with the first. Each brings a list of counts, and is
 * handed a way to add works that are next in line.
 */
function sideBySide(works) {
  const waiting = [...works]
  const counts = []
  let runningCount = 0
  return new Promise((resolve, reject) => {
    const add = (more) => {
      waiting.unshift(...more)
      begin()
    }
    const begin = () => {
      while (runningCount < AT_ONCE && waiting.length > 0) {
        runningCount += 1
        waiting
          .shift()(add)
          .then((more) => {
            counts.push(...more)
            runningCount -= 1
            begin()
          }, reject)
      }
      if (runningCount === 0) resolve(counts)
    }
    begin()
  })
}

/** What is packed needs what is built; whatever judges the packed files goes on side by side. */
async function judgePacked(folder, add) {
  const { buildChecks, packChecks, packedChecks } = await import('./lib/checks.mjs')
  const { exampleSuite } = await import('./lib/suites.mjs')
  const counts = await judgeAll([...buildChecks(), ...packChecks()])
  add(packedChecks().map(alone))
  return [...counts, await test(exampleSuite(folder))]
}

function alone(check) {
  return () => judgeAll([check])
}

/** One after the other. */
async function judgeAll(checks) {
  const counts = []
  for (const check of checks) counts.push(await judge(check))
  return counts
}

async function judge(check) {
  const startMs = performance.now()
  const { code, isLate, output } = await run(check)
  const isGood = code === 0 && !isLate
  say(`${isGood ? '✓' : '✗'} ${check.name} (${secondsSince(startMs)})`)
  if (isGood) return { passed: 1, failed: 0 }
  say(output.trimEnd().split('\n').slice(-LINES_OF_A_FAILURE).join('\n'))
  if (isLate) say(lateText(check))
  return { passed: 0, failed: 1 }
}

async function testAll(folder) {
  const { suites } = await import('./lib/suites.mjs')
  const counts = []
  for (const suite of suites(folder)) counts.push(await test(suite))
  return counts
}

/** A runner that fails without a failed test, or runs none, is itself one failure. */
async function test(suite) {
  const title = `\n▸ ${suite.name}`
  if (suite.show) say(title)
  const startMs = performance.now()
  const { code, isLate, output } = await run(suite)
  if (!suite.show) say(`${title}\n${output.trimEnd()}`)
  const { passed, failed } = suite.readCounts()
  const isUnexplained = failed === 0 && (code !== 0 || isLate || passed === 0)
  if (isLate) say(lateText(suite))
  else if (isUnexplained) say(`✗ ${suite.name} ended with code ${code} after ${passed} tests`)
  const total = { passed, failed: failed + (isUnexplained ? 1 : 0) }
  say(`${total.failed === 0 ? '✓' : '✗'} ${suite.name} (${secondsSince(startMs)})`)
  return total
}

function lateText({ name, limitMs }) {
  return `${name} took longer than ${limitMs / 60_000} minutes and was stopped.`
}

async function countSurvivors() {
  const survivors = await endSurvivors()
  for (const commandLine of survivors) say(`✗ left behind, and ended: ${commandLine}`)
  return survivors.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
