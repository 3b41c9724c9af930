import { BUDGETS } from './budgets.mjs'
import { buildPage, eagerChunks, sum } from './build-page.mjs'
import { LATER_PAGE, SOLANA_PAGE } from './pages.mjs'

/** Parts of the adapter in the order in which a visitor comes by them. */
const PARTS = [
  [
    'create-solana-adapter',
    '@latchkey/adapter-solana, until its wallets are listed',
    'solanaAdapter',
  ],
  ['whole-adapter', 'once a Solana wallet is asked', 'solanaSessions'],
  ['facets', 'signing and reading on Solana', 'solanaFacets'],
  ['verify-signature', 'verifying signatures of Solana', 'solanaVerify'],
  ['transfers/send-transfer', 'sending on Solana, with @solana/web3.js', 'solanaTransfers'],
  ['provider/provider-calls', "a website's own Solana calls", 'solanaProvider'],
]

/** @returns One row per part of `@latchkey/adapter-solana`, each with what nothing before it brought. */
export async function measureSolana(site) {
  const page = await buildPage(site, SOLANA_PAGE)
  const there = new Set()
  const take = (chunks) => {
    const fresh = chunks.filter(({ file }) => !there.has(file))
    for (const { file } of fresh) there.add(file)
    return sum(fresh)
  }
  const bare = sum(eagerChunks(await buildPage(site, LATER_PAGE)))
  const shell = take(eagerChunks(page)) - bare
  return PARTS.map(([file, what, budget], nth) => {
    const path = `/@latchkey/adapter-solana/dist/${file}.js`
    const part = page.chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path))
    const size = take(withImports(part, page)) + (nth === 0 ? shell : 0)
    return { what, budget: BUDGETS[budget], size }
  })
}

function withImports(part, { chunks }) {
  const found = [part]
  // Imports are appended while the list is walked, so that theirs are found too.
  for (const { imports } of found) {
    const next = chunks.filter(({ file }) => imports.includes(file))
    found.push(...next.filter((one) => !found.includes(one)))
  }
  return found
}
