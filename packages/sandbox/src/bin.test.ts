/** @full That the sandbox works is seen in every journey of `npm test`. */

import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'

// Each test starts the program with its compiler, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const BIN = fileURLToPath(new URL('bin.ts', import.meta.url))

const programs: ChildProcess[] = []

// A test that fails must not leave its program behind.
afterEach(() => {
  for (const program of programs.splice(0)) program.kill('SIGKILL')
})

interface Run {
  readonly program: ChildProcess
  readonly output: () => string
  readonly exit: Promise<number | null>
}

function run(...args: readonly string[]): Run {
  const program = spawn(process.execPath, ['--import', 'tsx', BIN, ...args])
  programs.push(program)
  let output = ''
  program.stdout?.on('data', (data) => (output += String(data)))
  program.stderr?.on('data', (data) => (output += String(data)))
  const exit = new Promise<number | null>((resolve) => program.once('exit', resolve))
  return { program, output: () => output, exit }
}

async function started(): Promise<Run & { readonly chainUrl: string }> {
  const running = run()
  const ready = () => expect(running.output()).toContain('Ctrl-C stops it.')
  await vi.waitFor(ready, { timeout: 40_000 })
  const chainUrl = /chain 1 +(http\S+)/.exec(running.output())?.[1] ?? ''
  return { ...running, chainUrl }
}

const askChainId = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}',
}

test('it prints all addresses, and Ctrl-C stops everything', async () => {
  const { program, output, exit, chainUrl } = await started()
  expect(await (await fetch(chainUrl, askChainId)).json()).toMatchObject({ result: '0x1' })

  program.kill('SIGINT')

  expect(await exit).toBe(0)
  expect(output()).toContain('Stopping')
  await expect(fetch(chainUrl, askChainId)).rejects.toThrow()
})

test('killed without warning it leaves no chain behind', async () => {
  const { program, chainUrl } = await started()

  program.kill('SIGKILL')

  await vi.waitFor(() => expect(fetch(chainUrl, askChainId)).rejects.toThrow(), { timeout: 5_000 })
})

test('help is printed and nothing started', async () => {
  const { output, exit } = run('--help')

  expect(await exit).toBe(0)
  expect(output()).toContain('Usage: latchkey-sandbox')
})

test('a wrong option ends it with one sentence', async () => {
  const { output, exit } = run('--base-port', 'many')

  expect(await exit).toBe(1)
  expect(output()).toBe('--base-port needs a number, for example 4400.\n')
})
