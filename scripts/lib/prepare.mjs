import { BROWSER_VARIABLE } from './browser.mjs'
import { ensureInstalled } from './install.mjs'

/** Installs what a command needs, unless the run that started it has done so, and finds a browser. */
export async function prepare() {
  if (process.env[BROWSER_VARIABLE]) return
  await ensureInstalled()
  // This needs what was just installed.
  const { ensureBrowser } = await import('./ensure-browser.mjs')
  process.env[BROWSER_VARIABLE] = await ensureBrowser()
}
