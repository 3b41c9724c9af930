import './lib/require-node.mjs'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ownTestFaults } from './example/create-site.mjs'
import { makeOwnSite } from './example/make-site.mjs'
import { prepare } from './lib/prepare.mjs'
import { endAllOnSignal } from './lib/run.mjs'
import { ClearError, main, say, secondsSince } from './lib/say.mjs'
import { inLab } from './lib/site.mjs'
import { npmInstall } from './packed/npm.mjs'
import { takeLatest } from './recorded/mode.mjs'

/** The frameworks whose sites are tried when none is named; `create-latchkey` knows more. */
const FRAMEWORKS = ['react', 'next', 'vue', 'html']

/**
 * `npm run create-sites`: in an empty folder, lets the packed `create-latchkey` write a site, installs it from
 * packed files, and runs the site's own `npm test`. `-- nuxt html` tries these frameworks.
 */
await main(async () => {
  endAllOnSignal()
  await prepare()
  const chosen = takeLatest(process.argv.slice(2))
  return inLab('create', async (lab) => {
    for (const framework of chosen.length > 0 ? chosen : FRAMEWORKS) await trySite(framework, lab)
    return 0
  })
})

async function trySite(framework, { packed, folder, modules }) {
  const startMs = performance.now()
  const site = join(folder, framework, 'my-site')
  mkdirSync(dirname(site))
  await makeOwnSite(framework, { packed, site, modules })
  await npmInstall(site)
  say(`  ${framework}: written and installed (${secondsSince(startMs)})`)
  const faults = await ownTestFaults(site)
  if (faults.length > 0) throw new ClearError(`${faults.join('\n')}\n\nThe site's test failed.`)
  say(`✓ ${framework}: its own test passes (${secondsSince(startMs)})`)
}
