import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

/** A separate Node process starts slowly on a busy machine. */
const LIMIT_MS = 60_000

/** Globals that a server does not have, or that must not be used before `start`. */
const TRAPPED = [
  ...['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage', 'fetch'],
  ...['setTimeout', 'setInterval', 'requestAnimationFrame', 'WebSocket', 'BroadcastChannel'],
  ...['addEventListener', 'Image', 'indexedDB'],
]

/** Runs a module in a separate Node process, after every trap is set. */
async function onServer(body: string): Promise<string> {
  const traps = `
    for (const name of ${JSON.stringify(TRAPPED)}) Object.defineProperty(globalThis, name, {
      configurable: true,
      get() { throw new Error('touched ' + name) },
    })
    ${body}`
  const { stdout } = await run(process.execPath, [
    ...['--import', 'tsx', '--input-type=module', '--eval', traps],
  ])
  return stdout
}

test('explaining a request reads no browser global', { timeout: LIMIT_MS }, async () => {
  const path = JSON.stringify(new URL('./index.ts', import.meta.url).href)

  const output = await onServer(`
    const { explain } = await import(${path})
    const params = [{ to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: '0x7' }]
    const asked = { network: 'eip155:1', method: 'eth_sendTransaction', params }
    console.log((await explain(asked)).effects[0].amount)`)

  expect(output.trim()).toBe('7n')
})
