import { expect, test, vi } from 'vitest'
import { createParts } from './run-parts.mjs'

const LIMIT_MS = 20_000

function program(code: string) {
  return { name: 'a program', command: process.execPath, args: ['-e', code], limitMs: LIMIT_MS }
}

function suite(code: string, tests: readonly { name: string; hasPassed: boolean }[]) {
  return {
    ...program(code),
    readTests: () => tests,
    commandFor: ({ name }: { name: string }) => `run ${name}`,
  }
}

/** Collects the lines that a run prints. */
function watchLines(): string[] {
  const lines: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  return lines
}

test('each part says how many of all have ended', async () => {
  const lines = watchLines()
  const parts = createParts(2)

  await parts.judge(program(''))
  await parts.judge(program('console.log("no"); process.exit(1)'))

  expect(lines[0]).toMatch(/^✓ \[1\/2\] a program \(\d+\.\d s\)\n$/)
  expect(lines[1]).toMatch(/^✗ \[2\/2\] a program \(\d+\.\d s\)\n$/)
})

test('what runs again after all parts is counted as none of them', async () => {
  const lines = watchLines()
  const parts = createParts(1)

  await parts.judge(program(''))
  await parts.judge(program(''))

  expect(lines[1]).toMatch(/^✓ a program \(\d+\.\d s\)\n$/)
})

test('what failed is said at once, too', async () => {
  const lines = watchLines()
  const bad = { name: 'bad', hasPassed: false, reason: 'one\ntwo' }

  await createParts(1).judge(program('console.log("x is unused"); process.exit(1)'))
  await createParts(1).test(suite('process.exit(1)', [bad]))

  expect(lines).toContain('    x is unused\n')
  expect(lines).toContain('    bad\n    one\n    two\n')
})

test('a check that fails says what it printed, and how it is run again', async () => {
  watchLines()
  const check = { ...program('console.log("x is unused"); process.exit(1)'), commandText: 'lint' }

  const { tests } = await createParts(1).judge(check)

  expect(tests).toMatchObject([{ hasPassed: false, commandText: 'lint' }])
  expect(tests[0]?.reason).toContain('x is unused')
})

test('only a test that failed is run again by a command', async () => {
  watchLines()
  const tests = [
    { name: 'good', hasPassed: true },
    { name: 'bad', hasPassed: false },
  ]

  const result = await createParts(1).test(suite('process.exit(1)', tests))

  expect(result.tests).toEqual([tests[0], { ...tests[1], commandText: 'run bad' }])
})

test('a runner that fails without a failed test, or runs none, is a failure', async () => {
  watchLines()
  const good = { name: 'good', hasPassed: true }

  const crashed = await createParts(1).test(suite('process.exit(3)', [good]))
  const empty = await createParts(1).test(suite('', []))

  expect(crashed.tests.at(-1)).toMatchObject({
    name: 'a program: ended with code 3 after 1 tests',
    hasPassed: false,
  })
  expect(empty.tests).toMatchObject([{ hasPassed: false }])
})
