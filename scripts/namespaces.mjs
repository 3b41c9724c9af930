import './lib/require-node.mjs'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { judgeFamilies } from './namespaces/judge-namespaces.mjs'
import { ownWords, shippedFiles } from './namespaces/own-texts.mjs'
import { FAMILIES } from './namespaces/probes.mjs'
import { prepare } from './lib/prepare.mjs'
import { endAllOnSignal } from './lib/run.mjs'
import { ClearError, main, say } from './lib/say.mjs'
import { ensurePacked } from './packed/pack.mjs'
import { publishedPackages } from './packed/published.mjs'
import { assembleSite } from './size/assemble-site.mjs'

/** Packages that are for machines and tests: no website's build has them. */
const UNBUILT = ['@latchkey/sandbox']
/** Fewer texts of its own than this, and the reading of them has gone wrong. */
const LEAST_WORDS = 10

/** `npm run families`: builds a site with each adapter; none may contain code of the others. */
await main(async () => {
  endAllOnSignal()
  await prepare()
  const { buildSites } = await import('./namespaces/build-sites.mjs')
  const packed = await ensurePacked()
  const site = mkdtempSync(join(tmpdir(), 'latchkey-families-'))
  try {
    await assembleSite(packed, site)
    const sites = await buildSites(site, FAMILIES)
    const faults = judgeFamilies(withOwnWords(site, sites), sites)
    if (faults.length === 0) return 0
    throw new ClearError(faults.join('\n'))
  } finally {
    rmSync(site, { recursive: true, force: true })
  }
})

/** The namespaces, with every text that only their adapters have and that survives bundling. */
function withOwnWords(site, sites) {
  const widened = Object.entries(FAMILIES).map(([name, family]) => {
    const folder = join(site, 'node_modules', family.adapter)
    const all = ownWords(folder, filesBeside(site, sites, name))
    const own = all.filter((text) => sites[name].text.includes(text))
    say(`${family.adapter}: ${own.length} of its ${all.length} own texts looked for`)
    if (own.length < LEAST_WORDS) throw new ClearError(`${family.adapter} has too few texts.`)
    return [name, { ...family, words: { ...family.words, 'texts of its own': own } }]
  })
  return Object.fromEntries(widened)
}

/** Every file of our other packages, and of the libraries of sites without that adapter. */
function filesBeside(site, sites, name) {
  const ours = publishedPackages()
    .map((each) => each.name)
    .filter((each) => each !== FAMILIES[name].adapter && !UNBUILT.includes(each))
    .flatMap((each) => shippedFiles(join(site, 'node_modules', each)))
  const others = Object.keys(sites).filter((each) => each !== name)
  const libraries = others
    .flatMap((each) => sites[each].modules)
    .filter((module) => module.includes('/node_modules/') && !module.includes('/@latchkey/'))
  return [...ours, ...new Set(libraries)].filter((file) => existsSync(file))
}
