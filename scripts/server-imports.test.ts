/** @full Imports every entry by itself; the core and the button on a server are in `npm test`. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { frontDoors } from './lib/front-doors.mjs'
import { ROOT } from './lib/paths.mjs'

const run = promisify(execFile)

/** A separate Node process starts slowly on a busy machine. */
const LIMIT_MS = 60_000

/**
 * The globals that a server does not have, or that must not be used while a module is imported. A
 * module may look for a window by `typeof`, which a trap can't distinguish.
 */
const TRAPPED = [
  ...['document', 'navigator', 'location', 'localStorage', 'sessionStorage', 'indexedDB', 'fetch'],
  ...['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback', 'WebSocket'],
  ...['BroadcastChannel', 'addEventListener', 'Image', 'customElements'],
]

/** Imports modules, and prints which of our own files asked for what. */
const IMPORT_ALL = `
  const touched = []
  for (const name of ${JSON.stringify(TRAPPED)}) {
    let value = globalThis[name]
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        const caller = new Error().stack.split('\\n')[2] ?? ''
        if (/packages\\/[a-z-]+\\/src\\//.test(caller)) touched.push(name + caller)
        return value
      },
      set(next) {
        value = next
      },
    })
  }
  for (const source of process.argv.slice(1)) await import(source)
  console.log(JSON.stringify(touched))`

test('every entry can be imported on a server, and touches nothing of a page', {
  timeout: LIMIT_MS,
}, async () => {
  // The sandbox is for tests: it starts servers itself.
  const doors = frontDoors().filter(({ package: name }) => name !== '@latchkey/sandbox')
  const sources = doors.map(({ source }) => source)
  const importing = ['--import', 'tsx', '--input-type=module', '--eval', IMPORT_ALL]

  const { stdout } = await run(process.execPath, [...importing, ...sources], { cwd: ROOT })

  expect(sources.length).toBeGreaterThan(30)
  expect(JSON.parse(stdout)).toEqual([])
})
