import { existsSync } from 'node:fs'
import { BROWSER_VARIABLE, findBrowser, findTestBrowser } from './browser.mjs'
import { toolPath } from './paths.mjs'
import { run } from './run.mjs'
import { ClearError, say } from './say.mjs'

const INSTALL_MS = 10 * 60_000
const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/**
 * The path of the browser that tests drive, installed when there is none and a way is known.
 *
 * @throws ClearError that says what is missing and what to do.
 */
export async function ensureBrowser() {
  const named = process.env[BROWSER_VARIABLE]
  const found = findBrowser()
  if (found !== undefined) return found
  if (named) throw new ClearError(`${BROWSER_VARIABLE} names ${named}, which does not exist.`)
  const installed = (await installFromDebian()) ?? (await installFromPlaywright())
  if (installed !== undefined) return installed
  throw new ClearError(
    `The tests need Chromium, Chrome or Edge, and none was found or could be installed. Install one, or set ${BROWSER_VARIABLE} to the path of its program, then run the command again.`,
  )
}

/**
 * The path of the browser for tests in a page, see `findTestBrowser`. Beside a Chromium of Debian, the one
 * without a window is installed.
 */
export async function ensureTestBrowser() {
  if (process.env[BROWSER_VARIABLE]) return findTestBrowser()
  const isOfDebian = (await ensureBrowser()) === DEBIAN_CHROMIUM
  if (isOfDebian && findTestBrowser() === DEBIAN_CHROMIUM && mayInstall()) {
    await aptInstall('chromium-headless-shell')
  }
  return findTestBrowser()
}

/** On Debian and its kin, when allowed to. */
async function installFromDebian() {
  if (!mayInstall()) return undefined
  await aptInstall('chromium')
  return findBrowser()
}

/**
 * Returns true if packages of the distribution may be installed: on Debian and its kin, as root.
 */
export function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Installs a package of the distribution, without what it recommends; says when that fails. */
export async function aptInstall(name) {
  say(`Installing ${name} from the distribution (apt-get) …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  // Without a network it ends soon.
  const update = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=0', 'update']
  for (const args of [update, ['install', '-y', '--no-install-recommends', name]]) {
    const { code, output } = await run({ command: 'apt-get', args, env, limitMs: INSTALL_MS })
    if (code === 0) continue
    say(
      `apt-get ${args.includes('install') ? 'install' : 'update'} failed: ${output.trimEnd().split('\n').at(-1)}`,
    )
    return
  }
}

/** Playwright's own build, into the visitor's cache; needs the network. */
async function installFromPlaywright() {
  say('Installing a Chromium for the tests (playwright install chromium) …')
  const args = [toolPath('playwright'), 'install', 'chromium']
  const { code, output } = await run({ command: process.execPath, args, limitMs: INSTALL_MS })
  if (code !== 0) say(`playwright install failed: ${output.trim().split('\n').at(0)}`)
  return findBrowser()
}
