/** @full Starts the whole lab, as every journey of `npm test` does. */

import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const START = fileURLToPath(new URL('./start.ts', import.meta.url))
const PATIENCE_MS = 60_000

interface Run {
  readonly child: ChildProcess
  /** Its output so far, of both streams. */
  output(): string
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>
}

function start(port: string): Run {
  const child = spawn(process.execPath, ['--import', 'tsx', START], {
    env: { ...process.env, LAB_PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, output: () => output, ended }
}

/** Below the ports that systems hand out, with room for every part behind it. */
function ownBasePort(): number {
  return 20_000 + (process.pid % 900) * 12
}

function listen(
  server: ReturnType<typeof createServer>,
  port: number,
  host: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      resolve(address !== null && typeof address === 'object' ? address.port : port)
    })
  })
}

test('it serves page and sandbox, prints their addresses, and leaves nothing behind', {
  timeout: 2 * PATIENCE_MS,
}, async () => {
  const port = ownBasePort()
  const lab = start(String(port))

  await expect.poll(lab.output, { timeout: PATIENCE_MS }).toContain('Ctrl-C stops everything.')
  expect(lab.output()).toContain(`http://localhost:${port}`)
  const page = await (await fetch(`http://localhost:${port}/`)).text()
  expect(page).toContain('Latchkey lab')
  const wallet = await (await fetch(`http://localhost:${port + 9}/wc?uri=wc%3A`)).text()
  expect(wallet).toContain('Lab wallet')
  const addresses = [...lab.output().matchAll(/http:\/\/\S+/g)].map(([url]) => url)
  expect(addresses.length).toBeGreaterThan(6)

  lab.child.kill('SIGTERM')

  expect(await lab.ended).toBe(0)
  for (const url of addresses) await expect(fetch(url)).rejects.toThrow()
})

test('a taken port is named, with the way to choose another', {
  timeout: PATIENCE_MS,
}, async () => {
  const server = createServer()
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  const port = await listen(server, 0, '127.0.0.1')

  const lab = start(String(port))

  expect(await lab.ended).toBe(1)
  expect(lab.output()).toContain(`Port ${port}`)
  expect(lab.output()).toContain('LAB_PORT')
  expect(lab.output()).not.toContain('    at ')
})

test('a wrong LAB_PORT is refused', { timeout: PATIENCE_MS }, async () => {
  const lab = start('http')

  expect(await lab.ended).toBe(1)
  expect(lab.output()).toContain('LAB_PORT must be a whole number')
})
