import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { collectHosts } from '../lib/collect-hosts.mjs'
import { ROOT } from '../lib/paths.mjs'
import { collectFaults, installWallets, PATIENCE_MS, rowOf } from '../size/visit.mjs'

/**
 * Opens a site in a fresh profile with one wallet per namespace and goes on its journey.
 *
 * @param place - Where it is: `url`; `folder`, of the site; `modules`, a `node_modules` with the packed
 *   sandbox; and the `browser`.
 * @returns A sentence per fault: what the journey did not find, uncaught errors, errors on the console,
 *   and hosts that were contacted before the modal was opened, or that neither the README nor a network of
 *   the site names. None of them is reached.
 */
export async function visitSite({ browser, modules, url, folder }, { namespaces, journey }) {
  const context = await browser.newContext()
  const { eip155: wallet } = await installWallets(context, modules, namespaces)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const faults = collectFaults(page)
  const hosts = collectHosts(context, new URL(url).host)
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    faults.push(...[...hosts].map((host) => `${host} is contacted before the modal is opened`))
    await journey({ page, wallet, rowOf: (namespace) => rowOf(page, namespace) })
  } catch (error) {
    faults.push(`The visit ended early: ${stripVTControlCharacters(error.message)}`)
  } finally {
    await context.close()
  }
  const named = [readFileSync(join(ROOT, 'README.md'), 'utf8'), ...nodesOfChains(folder)].join(' ')
  const unnamed = [...hosts].filter((host) => !named.includes(host))
  return [...faults, ...unnamed.map((host) => `${host} is contacted, and not in the README`)]
}

/** The nodes that the chains of the READMEs name in the site's version of viem, which changes them. */
function nodesOfChains(folder) {
  const chains = join(folder, 'node_modules/viem/_esm/chains/definitions')
  return ['mainnet.js', 'base.js']
    .filter((name) => existsSync(join(chains, name)))
    .map((name) => readFileSync(join(chains, name), 'utf8'))
}
