import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { BROWSER_FLAGS, findBrowser } from '../lib/browser.mjs'
import { servePage } from './serve-page.mjs'

/** What happens here takes a second; a machine that is busy may take its time. */
const PATIENCE_MS = 60_000

/** The page never counts as idle: nothing is loaded but what is needed at once. */
const NEVER_IDLE = 'window.requestIdleCallback = () => 0'

/** Nobody answers there, and nobody is asked before a wallet is chosen. */
const CHAINS = { 1: 'http://127.0.0.1:9' }

/** What an earlier visit leaves, in which this wallet was used. */
function used({ rdns: id, name }) {
  const wallets = JSON.stringify([{ id, name, namespace: 'eip155' }])
  return `localStorage.setItem('@appkit/recent_wallets', ${JSON.stringify(wallets)})`
}

/**
 * Opens the built button page in a real browser that has a wallet, points at the button, clicks,
 * and waits for the wallet's row in the list.
 *
 * @param site - Folder whose `node_modules` hold the packed sandbox.
 * @param folder - The built page.
 * @param isKnown - Whether the visitor used a wallet on the page before, and comes without a cache.
 * @returns Every script that was loaded until then, in order, and how many of them came after the
 *   button was there. Requests to other hosts fail; none is made before the modal is open.
 */
export async function watchVisitor(site, folder, { isKnown = false } = {}) {
  const { installWallet } = await importFrom(site, '@latchkey/sandbox/dist/playwright/index.js')
  const server = await servePage(folder)
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: BROWSER_FLAGS,
    ...(executablePath === undefined ? {} : { executablePath }),
  })
  try {
    const context = await browser.newContext()
    await context.addInitScript(NEVER_IDLE)
    const wallet = await installWallet(context, { chains: CHAINS })
    if (isKnown) await context.addInitScript(used(wallet))
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await page.goto(server.url)
    const button = page.getByTestId('connect-button')
    await button.waitFor()
    const withPage = scriptsOf(server)
    await button.hover()
    await button.click()
    await page.getByTestId(`wallet-${wallet.rdns}`).waitFor()
    const untilList = scriptsOf(server)
    return { untilList, requests: untilList.length - withPage.length }
  } finally {
    await browser.close()
    await server.stop()
  }
}

function scriptsOf({ answered }) {
  return answered.filter(({ file }) => file.endsWith('.js'))
}

function importFrom(site, path) {
  return import(pathToFileURL(join(site, 'node_modules', path)).href)
}
