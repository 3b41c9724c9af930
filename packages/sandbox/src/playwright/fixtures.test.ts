/** @full That the sandbox works is seen in every journey of `npm test`. */

import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url))
const RUNNER = createRequire(import.meta.url).resolve('@playwright/test/cli')

/** Long enough for a browser, a sandbox and all tests on a busy machine, in milliseconds. */
const TIMEOUT_MS = 480_000

test(
  'wallets, guards and sandbox work under their own test runner',
  async () => {
    const { code, output } = await runPlaywright()

    expect(output).toMatch(/ \d+ passed/)
    expect(output).not.toMatch(/failed|flaky|skipped|did not run/)
    expect(code).toBe(0)
  },
  TIMEOUT_MS,
)

function runPlaywright(): Promise<{ code: number | null; output: string }> {
  const { NODE_OPTIONS: _, VITEST: __, ...env } = process.env
  const runner = spawn(process.execPath, [RUNNER, 'test'], { cwd: PACKAGE, env })
  let output = ''
  runner.stdout.on('data', (data) => (output += String(data)))
  runner.stderr.on('data', (data) => (output += String(data)))
  return new Promise((resolve) => runner.once('exit', (code) => resolve({ code, output })))
}
