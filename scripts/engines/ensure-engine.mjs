import { existsSync } from 'node:fs'
import { aptInstall, mayInstall } from '../lib/ensure-browser.mjs'
import { ClearError } from '../lib/say.mjs'

/** Debian's names of the second engines: packages, the programs in them, and how they are run. */
export const ENGINES = {
  firefox: {
    config: 'apps/lab/firefox.config.ts',
    packages: ['firefox-esr'],
    programs: ['/usr/bin/firefox-esr'],
  },
  webkit: {
    config: 'apps/lab/webkit.config.ts',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
  },
}

/** Environment variable that names another Firefox. */
const FIREFOX_VARIABLE = 'LATCHKEY_FIREFOX'

/**
 * Installs what an engine needs, where that is missing and may be installed.
 *
 * @throws ClearError that says what is missing and what to do.
 */
export async function ensureEngine(name) {
  const { packages } = ENGINES[name]
  if (missing(name).length > 0 && mayInstall()) {
    for (const each of packages) await aptInstall(each)
  }
  const left = missing(name)
  if (left.length === 0) return
  throw new ClearError(whatIsMissing(name, left))
}

function missing(name) {
  const named = name === 'firefox' ? process.env[FIREFOX_VARIABLE] : undefined
  return (named ? [named] : ENGINES[name].programs).filter((path) => !existsSync(path))
}

function whatIsMissing(name, left) {
  const { packages } = ENGINES[name]
  const list = left.join(' and ')
  const byHand = `On Debian and its kin, install it as root: apt-get install --no-install-recommends ${packages.join(' ')}.`
  const named = `Set ${FIREFOX_VARIABLE} to the path of a Firefox (153 or newer).`
  if (name === 'firefox') return `Journeys in Firefox need ${list}. ${byHand} Or: ${named}`
  return `Journeys in WebKitGTK need ${list}, which exist on Linux alone. ${byHand}`
}
