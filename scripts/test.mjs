import './lib/require-node.mjs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER_VARIABLE } from './lib/browser.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { endAllOnSignal, run } from './lib/run.mjs'
import { main, say, secondsSince } from './lib/say.mjs'
import { endSurvivors, markRun } from './lib/survivors.mjs'

/** Checks that run side by side; the machines this runs on have two cores. */
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
  const { buildChecks, packChecks, packedChecks, staticChecks } = await import('./lib/checks.mjs')
  process.env[BROWSER_VARIABLE] = await ensureBrowser()
  say(`Browser: ${process.env[BROWSER_VARIABLE]}`)
  const counts = [
    ...(await judgeAll(staticChecks())),
    ...(await judgeAll(buildChecks())),
    ...(await judgeAll(packChecks())),
    ...(await judgeAll(packedChecks())),
    ...(await testAll()),
    await countSurvivors(),
  ]
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  say(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})

async function judgeAll(checks) {
  const waiting = [...checks]
  const counts = []
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      counts.push(await judge(next))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
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

async function testAll() {
  const { suites } = await import('./lib/suites.mjs')
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-'))
  const counts = []
  try {
    for (const suite of suites(folder)) counts.push(await test(suite))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return counts
}

/** A runner that fails without a failed test, or runs none, is itself one failure. */
async function test(suite) {
  say(`\n▸ ${suite.name}`)
  const startMs = performance.now()
  const { code, isLate } = await run(suite)
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
