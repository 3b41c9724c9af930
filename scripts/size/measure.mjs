import { join } from 'node:path'
import { say } from '../lib/say.mjs'
import { buildSite } from './build-site.mjs'
import { connect, measureParts, openAndPrepare, withoutLibraries } from './measure-parts.mjs'
import { measureNames } from './names.mjs'
import { BARE_SOURCES } from './page-sources.mjs'
import { findEarlyModules } from './seams.mjs'
import { LANGUAGE_SITE, PARTS_SITE, SIGN_IN_SITE, SITES } from './sites.mjs'
import { openList, visit, withBrowser } from './visit.mjs'
import { bytesOf, figuresOf, warningsAboutUs } from './weigh.mjs'

/**
 * Builds every site, visits it and weighs what was loaded. One after another: a machine that is busy
 * changes when a page asks for what.
 *
 * @param folder - With a `node_modules` with the packed files; the sites are built beside it.
 * @param isWanted - Whether a site is measured, by its name.
 * @returns `sites`, each with its figures, the bundler's warnings about us and what went wrong; and
 *   `parts`, what loads at first need, each with its bytes and the budget's name; and `names`, public names, as
 *   `measureNames` returns them.
 */
export function measure(folder, isWanted) {
  return withBrowser(async (browser) => {
    const lab = { folder, browser, builds: new Map() }
    lab.bareRequests = cached((key) => visitBareTwin(lab, key))
    const sites = []
    for (const site of SITES.filter(({ name }) => isWanted(name))) {
      sites.push(await measureSite(lab, site))
    }
    const parts = isWanted(PARTS_SITE.name) ? await measureAllParts(lab, sites) : []
    const names = isWanted(SITES[0].name) ? await measureNames(folder) : []
    return { sites, parts, names }
  })
}

async function measureSite(lab, site) {
  say(`${site.name} …`)
  const page = await lab.bareRequests(`${site.bundler} ${site.kind}`)
  const reactBytes =
    site.kind === 'plain'
      ? bytesOf(await lab.bareRequests(`${site.bundler} react`)) - bytesOf(page)
      : 0
  const built = await build(lab, site)
  const seen = await visit(lab.browser, { ...built, ...site }, openAndWait)
  return {
    name: site.name,
    bundler: site.bundler,
    namespaces: site.namespaces,
    shows: site.shows,
    faults: [...seen.faults, ...findEarlyModules(built.chunks, built.lazyImports)],
    figures: figuresOf(seen, { page, reactBytes }),
    warnings: warningsAboutUs(built.warnings),
  }
}

/** Opens the modal for the first time, and waits until the page is quiet. */
async function openAndWait(visitor) {
  await openList(visitor)
  await visitor.allowIdle()
  await visitor.quiet()
  await visitor.mark('quiet')
}

/** The requests of the page without Latchkey, to its own server. */
async function visitBareTwin(lab, key) {
  const [bundler, kind] = key.split(' ')
  const built = await build(lab, { bundler, name: `bare ${key}`, source: BARE_SOURCES[kind] })
  const seen = await visit(lab.browser, { ...built, namespaces: [] }, async ({ page, quiet }) => {
    await page.getByTestId('connect-button').waitFor({ state: 'attached' })
    await quiet()
  })
  if (seen.faults.length > 0) throw new Error(seen.faults.join('\n'))
  return seen.requests.filter(({ file }) => file !== undefined)
}

async function measureAllParts(lab, measured) {
  say(`${PARTS_SITE.name}, part by part …`)
  const built = await build(lab, PARTS_SITE)
  const parts = await measureParts(built.chunks, (journey) =>
    visit(lab.browser, { ...built, ...PARTS_SITE }, journey),
  )
  const english =
    measured.find(({ name }) => name === SITES[0].name) ?? (await measureSite(lab, SITES[0]))
  const arabic = await measureSite(lab, LANGUAGE_SITE)
  const bytes = arabic.figures.quietBytes - english.figures.quietBytes
  const language = { what: 'the language ar', budget: 'language', bytes, faults: arabic.faults }
  return [...parts, language, await measureSignIn(lab)]
}

/**
 * Weighs a page until its visitor is connected and has signed in, less what it loads without a
 * sign-in.
 */
async function measureSignIn(lab) {
  const without = await weighUntil(lab, { ...SITES[0], policy: undefined }, connected)
  const signedIn = await weighUntil(lab, SIGN_IN_SITE, async (visitor) => {
    await connected(visitor)
    await visitor.page.getByTestId('sign-in-sign').click()
    await visitor.page.locator('latchkey-root dialog[open]').waitFor({ state: 'detached' })
    await visitor.quiet()
  })
  return {
    what: 'sign-in with an EVM wallet',
    budget: 'signIn',
    bytes: signedIn.bytes - without.bytes,
    faults: [...signedIn.faults, ...without.faults],
  }
}

async function weighUntil(lab, site, journey) {
  const built = await build(lab, site)
  const { requests, faults } = await visit(lab.browser, { ...built, ...site }, journey)
  const own = requests.filter(({ file }) => file !== undefined)
  return { bytes: bytesOf(withoutLibraries(built.chunks, own)), faults }
}

async function connected(visitor) {
  await openAndPrepare(visitor)
  await connect(visitor, 'eip155')
}

/** Each site is built once. */
function build(lab, site) {
  const built = lab.builds.get(site.name) ?? buildNow(lab, site)
  lab.builds.set(site.name, built)
  return built
}

async function buildNow({ folder }, { bundler, name, source }) {
  const own = join(folder, name.replace(/\W+/g, '-').toLowerCase())
  const built = await buildSite(bundler, { folder: own, source })
  return { ...built, modules: join(folder, 'node_modules') }
}

/** Runs `make` once per key. */
function cached(make) {
  const values = new Map()
  return (key) => {
    if (!values.has(key)) values.set(key, make(key))
    return values.get(key)
  }
}
