import { rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findBrowser } from '../lib/browser.mjs'
import { freePort } from '../lib/free-port.mjs'
import { run } from '../lib/run.mjs'
import { ClearError } from '../lib/say.mjs'
import { changeManifest, runInSite } from '../lib/site.mjs'

const CREATE_MS = 60_000

/** The packages and files of a site's own test. */
const TEST_PACKAGES = ['@latchkey/sandbox', '@playwright/test']
const TEST_FILES = ['e2e', 'playwright.config.mjs']

/**
 * Writes a site by the packed `create-latchkey`, as its user would.
 *
 * @param site - Its folder, which is not there yet.
 * @param lab - `modules`, a `node_modules` with the packed packages; `args` besides the folder.
 * @returns What the program printed.
 */
export async function createSite(site, { modules, args }) {
  const ended = await run({
    command: process.execPath,
    args: [join(modules, 'create-latchkey/dist/bin.js'), basename(site), ...args],
    cwd: dirname(site),
    env: { NO_COLOR: '1' },
    limitMs: CREATE_MS,
  })
  if (ended.code === 0 && !ended.isLate) return ended.output
  throw new ClearError(`create-latchkey failed.\n${ended.output.trimEnd()}`)
}

/** Takes its own test out of a site: the sandbox is most of what it would install, and another test visits it. */
export function removeTest(site) {
  for (const path of TEST_FILES) rmSync(join(site, path), { recursive: true })
  changeManifest(site, ({ devDependencies, ...manifest }) => {
    const others = Object.entries(devDependencies).filter(([name]) => !TEST_PACKAGES.includes(name))
    return { ...manifest, devDependencies: Object.fromEntries(others) }
  })
}

/**
 * Runs `npm test` in a site that is installed.
 *
 * @returns What it printed, where it failed; a fault less or more.
 */
export async function ownTestFaults(site) {
  const env = { CHROME: findBrowser(), TEST_PORT: String(await freePort()) }
  return runInSite(site, 'npm test', env).then(
    () => [],
    ({ message }) => [message],
  )
}
