import './lib/require-node.mjs'
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BROWSER_VARIABLE } from './lib/browser.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT } from './lib/paths.mjs'
import { endAllOnSignal } from './lib/run.mjs'
import { main } from './lib/say.mjs'
import { aloneInCheckout } from './packed/checkout-lock.mjs'
import { buildAll } from './packed/pack.mjs'
import { packagesOf } from './packed/published.mjs'

/** `npm run bench [-- rounds [part]]`: installs what is missing, builds the packages of the pages, then measures. */
await main(async () => {
  endAllOnSignal()
  await ensureInstalled()
  await aloneInCheckout(() => buildAll(packagesOf('bench')))
  // These need what was just installed.
  const { ensureBrowser } = await import('./lib/ensure-browser.mjs')
  const browser = await ensureBrowser()
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const args = ['--import', tsx, join('bench', 'src', 'run.ts'), ...process.argv.slice(2)]
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, [BROWSER_VARIABLE]: browser },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
})
