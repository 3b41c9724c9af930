import './lib/require-node.mjs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from './lib/prepare.mjs'
import { endAllOnSignal } from './lib/run.mjs'
import { ClearError, main, say, secondsSince } from './lib/say.mjs'
import { sideBySide } from './lib/side-by-side.mjs'
import { ensurePacked } from './packed/pack.mjs'
import { assembleSite } from './size/assemble-site.mjs'

/**
 * `npm run starters`: makes sites with the frameworks' own starters, puts the lines of our READMEs into
 * them word for word, installs as the READMEs say, from packed files, runs each site's own build, and
 * connects a wallet on it in Chromium. Outside of the repository, where nothing is found that a site did
 * not install.
 *
 * `-- vue` tries only the sites with that in their name.
 */
await main(async () => {
  endAllOnSignal()
  await prepare()
  // These need what was just installed.
  const { SITES } = await import('./starters/sites.mjs')
  const { trySite } = await import('./starters/try-site.mjs')
  const { startBrowser } = await import('./size/visit.mjs')
  const packed = await ensurePacked()
  const words = process.argv.slice(2)
  const sites = SITES.filter(({ name }) => words.every((word) => name.includes(word)))
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-starters-'))
  const browser = await startBrowser()
  try {
    await assembleSite(packed, join(folder, 'tools'))
    const lab = { packed, browser, folder, modules: join(folder, 'tools', 'node_modules') }
    const faults = await sideBySide(sites.map((site) => () => judge(lab, site)))
    if (faults.length === 0) return 0
    throw new ClearError(faults.join('\n\n'))
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }

  async function judge(lab, site) {
    const startMs = performance.now()
    const faults = await trySite(lab, site).catch((error) => [error.message])
    say(`${faults.length === 0 ? '✓' : '✗'} ${site.name} (${secondsSince(startMs)})`)
    return faults.map((fault) => `${site.name}: ${fault}`)
  }
})
