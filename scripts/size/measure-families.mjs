import { BUDGETS } from './budgets.mjs'
import { buildPage, eagerChunks, sum } from './build-page.mjs'
import { BITCOIN_PAGE, LATER_PAGE, SOLANA_PAGE } from './pages.mjs'

/** Parts of the Solana adapter in the order in which a visitor comes by them. */
const SOLANA = [
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

/** The same of the Bitcoin adapter. */
const BITCOIN = [
  [
    'create-bitcoin-adapter',
    '@latchkey/adapter-bitcoin, until its wallets are listed',
    'bitcoinAdapter',
  ],
  ['whole-adapter', 'once a Bitcoin wallet is asked', 'bitcoinSessions'],
  ['facets', 'signing and reading on Bitcoin', 'bitcoinFacets'],
  ['wallets/actions', 'what Bitcoin wallets of every kind sign with', 'bitcoinActions'],
  ['verify/verify-text', 'verifying signatures of Bitcoin', 'bitcoinVerify'],
  ['provider/provider-calls', "a website's own Bitcoin calls", 'bitcoinProvider'],
  ['transfers/send-transfer', 'sending on Bitcoin, with @scure/btc-signer', 'bitcoinTransfers'],
  ['transfers/send-signed', 'sending what a wallet only signed', 'bitcoinSendSigned'],
]

/** @returns One row per part of both adapters, each with what nothing before it brought. */
export async function measureFamilies(site) {
  const bare = sum(eagerChunks(await buildPage(site, LATER_PAGE)))
  const solana = await buildPage(site, SOLANA_PAGE)
  const bitcoin = await buildPage(site, BITCOIN_PAGE)
  return [
    ...measureParts(solana, { name: 'adapter-solana', parts: SOLANA, bare }),
    ...measureParts(bitcoin, { name: 'adapter-bitcoin', parts: BITCOIN, bare }),
  ]
}

function measureParts(page, { name, parts, bare }) {
  const there = new Set()
  const take = (chunks) => {
    const fresh = chunks.filter(({ file }) => !there.has(file))
    for (const { file } of fresh) there.add(file)
    return sum(fresh)
  }
  const shell = take(eagerChunks(page)) - bare
  return parts.map(([file, what, budget], nth) => {
    const path = `/@latchkey/${name}/dist/${file}.js`
    const part = page.chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path))
    if (part === undefined) throw new Error(`No chunk begins with ${path}`)
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
