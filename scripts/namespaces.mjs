import './lib/require-node.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { prepare } from './lib/prepare.mjs'
import { endAllOnSignal } from './lib/run.mjs'
import { ClearError, main, say } from './lib/say.mjs'
import { inFolder } from './lib/site.mjs'
import { judgeNamespaces } from './namespaces/judge-namespaces.mjs'
import { ownTexts, shippedFiles } from './namespaces/own-texts.mjs'
import { NAMESPACES } from './namespaces/probes.mjs'
import { ensurePacked } from './packed/pack.mjs'
import { publishedPackages } from './packed/published.mjs'
import { assembleSite } from './size/assemble-site.mjs'

/** Packages that no website's build contains: for tests, and for pages without a build, with all adapters inside. */
const UNBUILT = ['@latchkey/sandbox', '@latchkey/browser']
/** With fewer texts of an adapter their extraction is broken. */
const LEAST_TEXTS = 10

/** `npm run namespaces`: builds a site with each adapter; none may contain code of the others. */
await main(async () => {
  endAllOnSignal()
  await prepare()
  const { buildSites } = await import('./namespaces/build-sites.mjs')
  const packed = await ensurePacked()
  const faults = await inFolder('namespaces', async (site) => {
    await assembleSite(packed, site)
    const sites = await buildSites(site, NAMESPACES)
    return judgeNamespaces(withOwnTexts(site, sites), sites)
  })
  if (faults.length === 0) return 0
  throw new ClearError(faults.join('\n'))
})

/** Adds to each namespace the texts that only its adapter has and that are in its bundle. */
function withOwnTexts(site, sites) {
  const widened = Object.entries(NAMESPACES).map(([name, namespace]) => {
    const folder = join(site, 'node_modules', namespace.adapter)
    const all = ownTexts(folder, filesBeside(site, sites, name))
    const own = all.filter((text) => sites[name].text.includes(text))
    say(`${namespace.adapter}: ${own.length} of its ${all.length} own texts looked for`)
    if (own.length < LEAST_TEXTS) throw new ClearError(`${namespace.adapter} has too few texts.`)
    return [name, { ...namespace, words: { ...namespace.words, 'texts of its own': own } }]
  })
  return Object.fromEntries(widened)
}

/** Every file of our other packages, and of the libraries of sites without that adapter. */
function filesBeside(site, sites, name) {
  const ours = publishedPackages()
    .map((each) => each.name)
    .filter((each) => each !== NAMESPACES[name].adapter && !UNBUILT.includes(each))
    .flatMap((each) => shippedFiles(join(site, 'node_modules', each)))
  const others = Object.keys(sites).filter((each) => each !== name)
  const libraries = others
    .flatMap((each) => sites[each].modules)
    .filter((module) => module.includes('/node_modules/') && !module.includes('/@latchkey/'))
  return [...ours, ...new Set(libraries)].filter((file) => existsSync(file))
}
