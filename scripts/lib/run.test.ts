import { expect, test } from 'vitest'
import { isAlive } from './process-tree.mjs'
import { run } from './run.mjs'

/** A program with a child of its own; says both process ids, then never ends. */
const NEVER_ENDS = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  console.log(process.pid, child.pid)
  setInterval(() => {}, 1000)
`

/** A program that ends at once and leaves a child behind, which has its output open. */
const LEAVES_A_CHILD = `
  const { spawn } = require('node:child_process')
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
  console.log(child.pid)
  child.unref()
  process.exit(3)
`

test("a program's output and exit code are returned", async () => {
  const shown: string[] = []

  const ended = await runScript('console.log("out"); console.error("err"); process.exit(7)', {
    show: (text) => shown.push(text),
  })

  expect(ended).toMatchObject({ code: 7, isLate: false })
  expect(ended.output).toContain('out\n')
  expect(ended.output).toContain('err\n')
  expect(shown.join('')).toBe(ended.output)
})

test('a program that takes too long is ended with everything it started', async () => {
  const { isLate, output } = await runScript(NEVER_ENDS, { limitMs: 3_000 })

  const processes = output.trim().split(' ').map(Number)
  expect(isLate).toBe(true)
  expect(processes).toHaveLength(2)
  await expect.poll(() => processes.filter(isAlive)).toEqual([])
})

test('a program is ended before its time with everything it started', async () => {
  const enough = new AbortController()

  const { isLate, output } = await runScript(NEVER_ENDS, {
    signal: enough.signal,
    show: () => enough.abort(),
  })

  expect(isLate).toBe(false)
  await expect.poll(() => output.trim().split(' ').map(Number).filter(isAlive)).toEqual([])
})

test('processes that a program leaves behind are ended, and do not delay the run', async () => {
  const { code, isLate, output } = await runScript(LEAVES_A_CHILD, {})

  expect({ code, isLate }).toEqual({ code: 3, isLate: false })
  await expect.poll(() => isAlive(Number(output))).toBe(false)
})

test('a program that cannot be started is an error', async () => {
  await expect(run({ command: 'no-such-program', args: [], limitMs: 1_000 })).rejects.toMatchObject(
    {
      code: 'ENOENT',
    },
  )
})

interface RunOptions {
  readonly limitMs?: number
  readonly signal?: AbortSignal
  show?(text: string): void
}

function runScript(source: string, options: RunOptions) {
  return run({ command: process.execPath, args: ['-e', source], limitMs: 10_000, ...options })
}
