import { BUDGETS } from './budgets.mjs'
import { buildPage, eagerChunks, sum } from './build-page.mjs'
import { ADAPTER_PAGE, BARE_PAGE, BUTTON_PAGE, CONTRACT_PAGE } from './pages.mjs'
import { watchVisitor } from './watch-visitor.mjs'

/** A view of its own, or a chunk with several. */
const VIEW = /\/@latchkey\/react\/dist\/views\/([a-z-]+)(?:\/index)?\.js$/
const LANGUAGE = /\/@latchkey\/react\/dist\/messages\/([a-z-]+)\.js$/

/**
 * Builds and loads the pages of a site that has the packed files installed.
 *
 * @returns One row per budget: what it is, its size in bytes after gzip, and the budget; and every
 *   script that was loaded until the list stood, in order.
 */
export async function measure(site) {
  const bare = sum(eagerChunks(await buildPage(site, BARE_PAGE)))
  const button = await buildPage(site, BUTTON_PAGE)
  const { untilList, requests } = await watchVisitor(site, button.folder)
  const contract = await buildPage(site, CONTRACT_PAGE)
  const adapter = await buildPage(site, ADAPTER_PAGE)
  const rows = [
    row('a page before its connect button works', BUDGETS.eager, added(eagerChunks(button), bare)),
    row('everything until the list of wallets stands', BUDGETS.untilList, added(untilList, bare)),
    { ...row('requests for that', BUDGETS.requestsUntilList, requests), isCount: true },
    row('@latchkey/core/contract', BUDGETS.contract, sum(eagerChunks(contract))),
    row('@latchkey/adapter-evm, eager', BUDGETS.evmAdapter, sum(eagerChunks(adapter))),
    ...laterChunks(button, untilList, VIEW).map(({ name, size }) =>
      name.endsWith('views')
        ? row(name, BUDGETS.views, size)
        : row(`view ${name}`, BUDGETS.view, size),
    ),
    ...laterChunks(button, untilList, LANGUAGE).map(({ name, size }) =>
      row(`language ${name}`, BUDGETS.language, size),
    ),
  ]
  return { rows, untilList }
}

function added(chunks, bare) {
  return sum(chunks) - bare
}

function row(what, budget, size) {
  return { what, budget, size }
}

/** Chunks of one kind that come later than the list, each with what only it brings along. */
function laterChunks({ chunks }, untilList, pattern) {
  const there = new Set(untilList.map(({ file }) => file))
  return chunks
    .map((chunk) => ({ chunk, name: pattern.exec(chunk.facadeModuleId ?? '')?.[1] }))
    .filter(({ chunk, name }) => name !== undefined && !there.has(chunk.file))
    .map(({ chunk, name }) => ({ name, size: sum(withImports(chunk, chunks, there)) }))
}

function withImports(chunk, chunks, there) {
  const found = [chunk]
  // Imports are appended while the list is walked, so that theirs are found too.
  for (const { imports } of found) {
    const next = chunks.filter(({ file }) => imports.includes(file) && !there.has(file))
    found.push(...next.filter((one) => !found.includes(one)))
  }
  return found
}
