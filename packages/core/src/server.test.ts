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

const CHAIN = `{
  id: 1, name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.example'] } },
}`

test('importing and creating a core read no browser global', { timeout: LIMIT_MS }, async () => {
  const path = JSON.stringify(new URL('./index.ts', import.meta.url).href)

  const output = await onServer(`
    const { createCore, publicAccount } = await import(${path})
    const one = createCore({ networks: [${CHAIN}] })
    const two = createCore({ networks: [${CHAIN}] })
    one.actions.options.setThemeMode('light')
    console.log(publicAccount(two.snapshot()).status, two.snapshot().options.themeMode)`)

  expect(output.trim()).toBe('disconnected dark')
})
