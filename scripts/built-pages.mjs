import './lib/require-node.mjs'
import { join } from 'node:path'
import { ROOT } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { endAllOnSignal } from './lib/run.mjs'
import { ClearError, main, say, secondsSince } from './lib/say.mjs'
import { sideBySide } from './lib/side-by-side.mjs'
import { inFolder } from './lib/site.mjs'
import { aloneInCheckout } from './packed/checkout-lock.mjs'
import { buildAll } from './packed/pack.mjs'
import { assembleBuiltSite } from './size/assemble-site.mjs'

/**
 * `npm run built-pages`: builds the packages, then a page with React and one without with Vite 8, finds what
 * they load too early, and opens the modal on each in Chromium. `npm run size` does the same with more pages
 * and bundlers and with packed files, and weighs them.
 */
await main(async () => {
  endAllOnSignal()
  await prepare()
  const faults = await inFolder('pages', judgePages, join(ROOT, '.cache'))
  if (faults.length === 0) return 0
  throw new ClearError(faults.join('\n\n'))
})

async function judgePages(folder) {
  // These need what was just installed.
  const { SITES } = await import('./size/sites.mjs')
  const { withBrowser } = await import('./size/visit.mjs')
  await aloneInCheckout(async () => {
    const startMs = performance.now()
    await buildAll()
    say(`packages built (${secondsSince(startMs)})`)
    assembleBuiltSite(folder)
  })
  const pages = SITES.filter(
    ({ bundler, namespaces, shows }) =>
      bundler === 'vite-8' && namespaces.length === 1 && shows === undefined,
  )
  return withBrowser((browser) =>
    sideBySide(pages.map((page) => () => judge({ folder, browser }, page))),
  )
}

/** @returns A sentence per fault: of the build, and of a visitor who opens the modal. */
async function judge({ folder, browser }, page) {
  const { buildSite } = await import('./size/build-site.mjs')
  const { openList, visit } = await import('./size/visit.mjs')
  const { findEarlyModules } = await import('./size/seams.mjs')
  const { warningsAboutUs } = await import('./size/weigh.mjs')
  const startMs = performance.now()
  const built = await buildSite(page.bundler, {
    folder: join(folder, page.kind),
    source: page.source,
  })
  say(`${page.name}: built (${secondsSince(startMs)})`)
  const place = { ...built, ...page, modules: join(folder, 'node_modules') }
  const { faults } = await visit(browser, place, openList)
  say(`${page.name}: opened (${secondsSince(startMs)})`)
  const early = findEarlyModules(built.chunks, built.lazyImports)
  return [...warningsAboutUs(built.warnings), ...early, ...faults].map(
    (text) => `${page.name}: ${text}`,
  )
}
