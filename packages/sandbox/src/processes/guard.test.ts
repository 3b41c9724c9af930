/** @full That the sandbox works is seen in every journey of `npm test`. */

import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { createProcessGuard } from './guard.ts'

// Each test starts a process with its compiler, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const GUARD = fileURLToPath(new URL('guard.ts', import.meta.url))

/** A process that guards one that would run for ever, and prints its id. */
const OWNER = `
import { spawn } from 'node:child_process'
import { createProcessGuard } from ${JSON.stringify(GUARD)}
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
createProcessGuard().watch(child)
process.stdout.write(child.pid + '\\n')
setInterval(() => {}, 1000)
`

const owners: ChildProcess[] = []

// A test that fails must not leave its owner behind.
afterEach(() => {
  for (const owner of owners.splice(0)) owner.kill('SIGKILL')
})

function startOwner(): Promise<{ owner: ChildProcess; childPid: number }> {
  const args = ['--import', 'tsx', '--input-type=module', '-e', OWNER]
  const owner = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  owners.push(owner)
  return new Promise((resolve, reject) => {
    owner.once('exit', () => reject(new Error('The owner ended too early.')))
    owner.stdout?.once('data', (data) => resolve({ owner, childPid: Number(String(data)) }))
  })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'a guarded process ends when its owner is ended by %s',
  async (signal) => {
    const { owner, childPid } = await startOwner()
    expect(isAlive(childPid)).toBe(true)

    owner.kill(signal)

    await vi.waitFor(() => expect(isAlive(childPid)).toBe(false), { timeout: 20_000 })
  },
)

test('ending all leaves neither a child nor an exit hook', async () => {
  const hooks = process.listenerCount('exit')
  const guard = createProcessGuard()
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  guard.watch(child)

  await guard.endAll()
  await guard.endAll()

  expect(child.signalCode).toBe('SIGKILL')
  expect(process.listenerCount('exit')).toBe(hooks)
})
