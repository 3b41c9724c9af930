import { addWalletConnect } from './assemble-site.mjs'
import { BUDGETS } from './budgets.mjs'
import { buildPage, eagerChunks, sum } from './build-page.mjs'
import { measureFamilies } from './measure-families.mjs'
import {
  ADAPTER_PAGE,
  BARE_PAGE,
  BUTTON_PAGE,
  CONTRACT_PAGE,
  FRAME_PAGE,
  LOGIN_PAGE,
  WALLET_CONNECT_PAGE,
} from './pages.mjs'
import { watchVisitor } from './watch-visitor.mjs'

/** A view of its own, or a chunk with several. */
const VIEW = /\/@latchkey\/react\/dist\/views\/(?!wallet-views)([a-z-]+)(?:\/index)?\.js$/
/** All wallets, which have a budget of their own. */
const ALL_WALLETS = /\/@latchkey\/react\/dist\/views\/(wallet-views)\.js$/
const SHELL = /\/@latchkey\/react\/dist\/shell\/(second-shell)\.js$/
/** What stands beside the list of wallets on a site with logins. */
const LOGINS = /\/@latchkey\/react\/dist\/(logins)\/index\.js$/
/** What is ours of wallet-connect, and the library itself. */
const RELAY = /\/@latchkey\/core\/dist\/relay\/(create-relay)\.js$/
/** What asks a wallet to sign in while it pairs, loaded only where a website wants that. */
const SIGN_IN = /\/@latchkey\/core\/dist\/relay\/sign-in\/(propose-sign-in)\.js$/
const LIBRARY = /\/@walletconnect\/(universal-provider)\//
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
  const known = await watchVisitor(site, button.folder, { isKnown: true })
  const logins = await watchVisitor(site, (await buildPage(site, LOGIN_PAGE)).folder)
  const contract = await buildPage(site, CONTRACT_PAGE)
  const adapter = await buildPage(site, ADAPTER_PAGE)
  const families = await measureFamilies(site)
  const frame = await measureFrame(site, button)
  addWalletConnect(site)
  const withLibrary = await buildPage(site, WALLET_CONNECT_PAGE)
  const [relay] = laterChunks(withLibrary, untilList, RELAY)
  const [signIn] = laterChunks(withLibrary, untilList, SIGN_IN)
  const [library] = laterChunks(withLibrary, untilList, LIBRARY)
  const rows = [
    row('a page before its connect button works', BUDGETS.eager, added(eagerChunks(button), bare)),
    row('everything until the list of wallets stands', BUDGETS.untilList, added(untilList, bare)),
    { ...row('requests for that', BUDGETS.requestsUntilList, requests), isCount: true },
    row(
      'the same for who used a wallet there before',
      BUDGETS.knownList,
      added(known.untilList, bare),
    ),
    { ...row('requests for that', BUDGETS.requestsKnownList, known.requests), isCount: true },
    row('the same on a site with logins', BUDGETS.loginList, added(logins.untilList, bare)),
    laterRow('logins beside the list', BUDGETS.logins, laterChunks(button, untilList, LOGINS)),
    row('@latchkey/core/contract', BUDGETS.contract, sum(eagerChunks(contract))),
    row('@latchkey/adapter-evm, eager', BUDGETS.evmAdapter, sum(eagerChunks(adapter))),
    ...families,
    ...viewRows(button, untilList),
    row('wallet-connect, ours', BUDGETS.walletConnect, relay.own),
    row('sign-in while pairing', BUDGETS.signIn, signIn.own),
    row('wallet-connect, the library', BUDGETS.walletConnectLibrary, library.own),
    row(
      'a page with that library, before its connect button works',
      BUDGETS.eagerWithLibrary,
      added(eagerChunks(withLibrary), bare),
    ),
    ...frame,
    ...laterChunks(button, untilList, LANGUAGE).map(({ name, size }) =>
      row(`language ${name}`, BUDGETS.language, size),
    ),
  ]
  return { rows, untilList }
}

/** What logins by e-mail and socials add to the button page: at once, and later. */
async function measureFrame(site, button) {
  const framed = await buildPage(site, FRAME_PAGE)
  const eager = added(eagerChunks(framed), sum(eagerChunks(button)))
  const all = added(framed.chunks, sum(button.chunks))
  return [
    row('logins by e-mail and socials add at once', BUDGETS.frameAuth, eager),
    row('@latchkey/frame, when it is needed', BUDGETS.frame, all - eager),
  ]
}

/** The chunks that come after the list, each against its budget. */
function viewRows(button, untilList) {
  return [
    ...laterChunks(button, untilList, VIEW).map(({ name, size }) =>
      name.endsWith('views')
        ? row(name, BUDGETS.views, size)
        : row(`view ${name}`, BUDGETS.view, size),
    ),
    laterRow('all wallets', BUDGETS.allWallets, laterChunks(button, untilList, ALL_WALLETS)),
    laterRow('the rest of the shell', BUDGETS.secondShell, laterChunks(button, untilList, SHELL)),
  ]
}

function added(chunks, bare) {
  return sum(chunks) - bare
}

/** One chunk of its kind, with what only it brings along. */
function laterRow(what, budget, [{ size }]) {
  return row(what, budget, size)
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
    .map(({ chunk, name }) => ({
      ...{ name, own: chunk.gzip },
      size: sum(withImports(chunk, chunks, there)),
    }))
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
