import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { freePort } from './free-port.mjs'
import { run } from './run.mjs'
import { ClearError } from './say.mjs'

/**
 * Frameworks print no colours, print the same here as in CI, and report nothing to their makers. A site's own
 * scripts find programs that the site has installed, and `npx` fetches no others.
 */
export const QUIET = {
  npm_config_offline: 'true',
  CI: '1',
  NO_COLOR: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
}

const START_MS = 60_000
const LIFE_MS = 10 * 60_000
const POLL_MS = 100

/**
 * Serves a site by the program of its framework, on this machine alone.
 *
 * @param server - The program below the site's `node_modules`, its arguments for a port, and what it needs in
 *   its environment.
 * @returns Its address, what it has printed so far, and how to stop it.
 */
export async function startServer(folder, { program, argsFor, envFor = () => ({}) }) {
  const port = await freePort()
  const stopped = new AbortController()
  let output = ''
  const ended = run({
    command: process.execPath,
    args: [join(folder, 'node_modules', program), ...argsFor(port)],
    cwd: folder,
    env: { ...QUIET, ...envFor(port) },
    limitMs: LIFE_MS,
    signal: stopped.signal,
    show: (text) => {
      output += text
    },
  })
  const stop = async () => {
    stopped.abort()
    await ended
  }
  const url = `http://127.0.0.1:${port}/`
  if (await Promise.race([ended.then(() => false), isAnswering(url)]))
    return { url, log: () => output, stop }
  await stop()
  throw new ClearError(`can't be served.\n${output.trimEnd()}`)
}

/** @returns Whether the address answers in time. */
async function isAnswering(url) {
  for (let waitedMs = 0; waitedMs < START_MS; waitedMs += POLL_MS) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return true
    await after(POLL_MS)
  }
  return false
}
