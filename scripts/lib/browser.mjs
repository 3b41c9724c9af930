import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Environment variable that names the browser of a run; set by `npm test`, honoured everywhere. */
export const BROWSER_VARIABLE = 'LATCHKEY_CHROME'

/** Environment variable that names the browser of tests that no visitor watches; see `findTestBrowser`. */
export const TEST_BROWSER_VARIABLE = 'LATCHKEY_TEST_CHROME'

/** Chromium without its own window, of the same version. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** A quiet Chromium: no look-ups of its vendor's hosts, and nothing outside this machine resolves. */
export const BROWSER_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/**
 * Parts of the browser's own window that load pages of their own for every tab; no page sees them.
 * Of several such flags the last one counts: the runner's own list (Playwright 1.65) is in it, too, but for
 * `BLOCKED_STORAGE`.
 */
export const PLAIN_WINDOW = `--disable-features=${[
  ...[
    'PreloadTopChromeWebUI',
    'SpareRendererForSitePerProcess',
    'SpareRendererForSitePerProcess',
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
  ],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  ...['PreconnectToSearch', 'msForceBrowserSignIn', 'msEdgeUpdateLaunchServicesPreferredVersion'],
].join()}`

/**
 * The same, in a browser that blocks the storage of frames of other sites. Browsers themselves partition it by
 * the page's site.
 */
export const BLOCKED_STORAGE = `${PLAIN_WINDOW},ThirdPartyStoragePartitioning`

const PLAYWRIGHT_BINARIES = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-win/chrome.exe',
  'chrome-win64/chrome.exe',
]

/**
 * The browser that tests drive: the named one, else an installed one, else Playwright's own.
 *
 * @returns Its path; undefined when there is none.
 */
export function findBrowser() {
  const named = process.env[BROWSER_VARIABLE]
  if (named) return existsSync(named) ? named : undefined
  return [...installedBrowsers(), ...playwrightBrowsers()].find((path) => existsSync(path))
}

/**
 * The browser of tests in a page: where none is named and it is installed, Chromium without its own window,
 * which takes a fifth less of the processor. It has no extensions.
 */
export function findTestBrowser() {
  const chosen = process.env[TEST_BROWSER_VARIABLE]
  if (chosen && existsSync(chosen)) return chosen
  const isFree = !process.env[BROWSER_VARIABLE]
  return isFree && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser()
}

function installedBrowsers() {
  if (process.platform === 'darwin') return macBrowsers()
  if (process.platform === 'win32') return windowsBrowsers()
  return [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/usr/bin/microsoft-edge',
  ]
}

function macBrowsers() {
  const names = ['Google Chrome', 'Chromium', 'Microsoft Edge']
  return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
    names.map((name) => join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
  )
}

function windowsBrowsers() {
  const { env } = process
  const folders = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LocalAppData']]
  const tails = [
    'Google\\Chrome\\Application\\chrome.exe',
    'Microsoft\\Edge\\Application\\msedge.exe',
  ]
  return folders.filter(Boolean).flatMap((folder) => tails.map((tail) => `${folder}\\${tail}`))
}

function playwrightBrowsers() {
  const folder = playwrightFolder()
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.startsWith('chromium-'))
    .sort()
    .reverse()
    .flatMap((name) => PLAYWRIGHT_BINARIES.map((tail) => join(folder, name, tail)))
}

function playwrightFolder() {
  const { env, platform } = process
  if (env['PLAYWRIGHT_BROWSERS_PATH']) return env['PLAYWRIGHT_BROWSERS_PATH']
  if (platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'ms-playwright')
  if (platform === 'win32') return join(env['LocalAppData'] ?? homedir(), 'ms-playwright')
  return join(env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'ms-playwright')
}
