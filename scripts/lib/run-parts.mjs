import { processWarnings } from './process-warnings.mjs'
import { run } from './run.mjs'
import { say, secondsSince } from './say.mjs'

const LINES_OF_A_FAILURE = 80
/** The number of lines that are printed at once; the report at the end has all of them. */
const LINES_AT_ONCE = 12

/**
 * Runs the parts of a run: checks, which pass or fail as a whole, and suites, which have tests. Each ends with one
 * line: how many parts have ended, its name and its time.
 *
 * @param total - How many parts there are.
 */
export function createParts(total) {
  const times = []

  function end(name, startMs, isGood) {
    times.push({ name, ms: performance.now() - startMs })
    // Failed parts run again after all others, and are not counted a second time.
    const place = times.length > total ? '' : `[${times.length}/${total}] `
    say(`${isGood ? '✓' : '✗'} ${place}${name} (${secondsSince(startMs)})`)
  }

  return {
    /** @returns The parts that took longest, first the longest: name and time in milliseconds. */
    slowest: (count) => [...times].sort((one, other) => other.ms - one.ms).slice(0, count),

    /** @returns One verdict, as a test that can't be run again alone. */
    async judge(check) {
      const startMs = performance.now()
      const { code, isLate, output } = await run(check)
      const hasPassed = code === 0 && !isLate
      end(check.name, startMs, hasPassed)
      const reason = [lastLines(output), ...(isLate ? [lateText(check)] : [])].join('\n')
      if (!hasPassed) say(indented(linesOf(reason).slice(-LINES_AT_ONCE)))
      return {
        tests: [{ name: check.name, hasPassed, reason, commandText: check.commandText }],
      }
    },

    /**
     * A runner that fails without a failed test, or runs none, is itself one failure. So is each warning.
     *
     * @returns The verdicts of its tests, and the suite, which can run some of them again.
     */
    async test(suite) {
      const startMs = performance.now()
      if (suite.isShown) say(`  ${suite.name} …`)
      const show = suite.isShown ? { show: (text) => process.stdout.write(text) } : {}
      const { code, isLate, output } = await run({ ...suite, ...show })
      const tests = suite.readTests().map((each) => addCommand(each, suite))
      const others = faultsAround(suite, { code, isLate, output, tests })
      const isGood = [...tests, ...others].every(({ hasPassed }) => hasPassed)
      end(`${suite.name}: ${tests.length} tests`, startMs, isGood)
      for (const { name, hasPassed, reason = '' } of [...tests, ...others]) {
        if (!hasPassed) say(indented([name, ...linesOf(reason).slice(0, LINES_AT_ONCE)]))
      }
      return { tests: [...tests, ...others], suite }
    },
  }
}

function linesOf(text) {
  return text.trimEnd().split('\n')
}

/** Lines set off from those of parts. */
function indented(lines) {
  return lines.map((line) => `    ${line}`).join('\n')
}

function addCommand(test, suite) {
  return test.hasPassed ? test : { ...test, commandText: suite.commandFor(test) }
}

function faultsAround(suite, { code, isLate, output, tests }) {
  const hasFailed = tests.some(({ hasPassed }) => !hasPassed)
  const isUnexplained = !hasFailed && (code !== 0 || isLate || tests.length === 0)
  const ended = {
    name: `${suite.name}: ended with code ${code} after ${tests.length} tests`,
    hasPassed: false,
    reason: isLate ? `${lastLines(output)}\n${lateText(suite)}` : lastLines(output),
  }
  const warnings = processWarnings(output).map((warning) => ({
    name: `${suite.name}: ${warning}`,
    hasPassed: false,
  }))
  return isUnexplained ? [ended, ...warnings] : warnings
}

function lastLines(output) {
  return linesOf(output).slice(-LINES_OF_A_FAILURE).join('\n')
}

function lateText({ name, limitMs }) {
  return `${name} took longer than ${limitMs / 60_000} minutes and was stopped.`
}
