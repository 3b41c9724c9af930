import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { chromium } from 'playwright'
import { BROWSER_FLAGS, findBrowser } from '../lib/browser.mjs'
import { serve } from './serve.mjs'

/** Longest wait for anything on the page; the machine may be busy. */
export const PATIENCE_MS = 45_000
/** The page is quiet after this long without a request to its own server. */
const QUIET_MS = 2_500
/**
 * Time that each answer takes between press and list. It has to be much longer than the page takes to
 * run what an answer brought, so that requests of one round trip overlap and those of two do not.
 */
const ANSWER_MS = 500

/** A wallet per namespace; its node never answers, and is not asked before a transaction. */
const WALLETS = {
  eip155: { name: 'Ethereum Wallet', rdns: 'test.ethereum' },
  solana: { name: 'Solana Wallet' },
  bip122: { name: 'Bitcoin Wallet' },
}
const CHAINS = { 1: 'http://127.0.0.1:9' }

/**
 * Runs `body` with the browser of a run, which is closed at the end. No other host answers it.
 *
 * @returns What `body` returns.
 */
export async function withBrowser(body) {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: BROWSER_FLAGS,
    ...(executablePath === undefined ? {} : { executablePath }),
  })
  try {
    return await body(browser)
  } finally {
    await browser.close()
  }
}

/**
 * Opens a built site in a fresh profile with one wallet per namespace and runs a journey through
 * it. Idle callbacks wait until the journey calls `allowIdle`, so that nothing is loaded ahead of
 * need.
 *
 * @param site - `modules`, a `node_modules` with the packed sandbox; `folder`, the built site; and
 *   `policy`, its content policy, if it has one. What the browser refuses by it is a fault.
 * @param journey - Is given the visitor; each `mark` it makes names a moment.
 * @returns Every request of the page (see `Request` in weigh.mjs), the moments in milliseconds on the same
 *   clock, among them `list`, when the wallet's row was first drawn, and what went wrong: uncaught errors,
 *   errors on the console, and where the journey ended early.
 */
export async function visit(browser, { modules, folder, namespaces, policy }, journey) {
  const server = await serve(folder, policy)
  const context = await browser.newContext()
  await context.addInitScript(preparePage, `wallet-${WALLETS.eip155.rdns}`)
  await installWallets(context, modules, namespaces)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const faults = collectFaults(page)
  const moments = {}
  const visitor = {
    page,
    rowOf: (namespace) => rowOf(page, namespace),
    async mark(name) {
      moments[name] = await page.evaluate(() => performance.now())
    },
    allowIdle: () => page.evaluate(() => window.sizeProbe.allowIdle()),
    slowDown: (isSlow) => server.setDelay(isSlow ? ANSWER_MS : 0),
    quiet: () => untilQuiet(page, server),
  }
  try {
    await page.goto(server.url)
    await journey(visitor)
  } catch (error) {
    faults.push(`The visit ended early: ${stripVTControlCharacters(error.message)}`)
  }
  try {
    const { requests, listMs } = await page.evaluate(readRequests)
    if (listMs !== undefined) moments.list = listMs
    return {
      requests: requests.map((each) => withFile(each, server)),
      moments,
      faults: [...new Set(faults)],
    }
  } finally {
    await context.close()
    await server.stop()
  }
}

/**
 * Presses the button before anything was prepared, and waits for the wallet's row. Each answer takes its
 * time, so that round trips can be distinguished.
 */
export async function openList({ page, quiet, mark, slowDown, rowOf }) {
  const button = page.getByTestId('connect-button')
  await button.waitFor()
  await quiet()
  await mark('press')
  slowDown(true)
  await button.hover()
  await button.click()
  await rowOf('eip155').waitFor()
  slowDown(false)
}

/**
 * Runs in the page before its own scripts: delays idle callbacks and records when the wallet's row
 * stands.
 */
function preparePage(rowTestId) {
  const waiting = new Map()
  const request = window.requestIdleCallback.bind(window)
  const cancel = window.cancelIdleCallback.bind(window)
  let isAllowed = false
  let handles = -1
  window.requestIdleCallback = (callback, options) => {
    if (isAllowed) return request(callback, options)
    handles -= 1
    waiting.set(handles, [callback, options])
    return handles
  }
  window.cancelIdleCallback = (handle) => {
    if (!waiting.delete(handle)) cancel(handle)
  }
  const probe = {
    listMs: undefined,
    allowIdle() {
      isAllowed = true
      for (const [callback, options] of waiting.values()) request(callback, options)
      waiting.clear()
    },
  }
  window.sizeProbe = probe
  performance.setResourceTimingBufferSize(2_000)
  const look = () => {
    const root = document.querySelector('latchkey-root')?.shadowRoot
    const row = root?.querySelector(`dialog[open] [data-testid="${rowTestId}"]`)
    if ((row?.getBoundingClientRect().height ?? 0) > 0) probe.listMs = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page. A file that was asked for twice counts once: the second is served from the cache. */
function readRequests() {
  const [navigation] = performance.getEntriesByType('navigation')
  const entries = [navigation, ...performance.getEntriesByType('resource')]
  const byUrl = new Map()
  for (const { name: url, startTime: startMs, responseEnd: endMs } of entries) {
    if (/^https?:/.test(url) && !byUrl.has(url)) byUrl.set(url, { url, startMs, endMs })
  }
  return { requests: [...byUrl.values()], listMs: window.sizeProbe.listMs }
}

function withFile(request, server) {
  if (!request.url.startsWith(server.url)) return { ...request, file: undefined, bytes: 0 }
  return { ...request, file: server.pathOf(request.url), bytes: server.bytesOf(request.url) }
}

/** The row of a namespace's wallet in the list. */
export function rowOf(page, namespace) {
  return page.locator('[data-testid^=wallet-]', { hasText: WALLETS[namespace].name })
}

/**
 * Puts a wallet of each namespace into the pages of a context, and one of EVM networks in any case.
 *
 * @param modules - A `node_modules` with the packed sandbox.
 * @returns The wallet of each namespace.
 */
export async function installWallets(context, modules, namespaces) {
  const path = join(modules, '@latchkey/sandbox/dist/playwright/index.js')
  const sandbox = await import(pathToFileURL(path).href)
  const installed = {
    eip155: await sandbox.installWallet(context, { chains: CHAINS, announce: WALLETS.eip155 }),
  }
  if (namespaces.includes('solana')) {
    installed.solana = await sandbox.installSolanaWallet(context, { face: WALLETS.solana })
  }
  if (namespaces.includes('bip122')) {
    const wallet = { face: WALLETS.bip122, network: 'mainnet' }
    installed.bip122 = await sandbox.installBitcoinWallet(context, wallet)
  }
  return installed
}

/**
 * Uncaught errors of a page and errors on its console, while they come. Other hosts never answer here;
 * that the browser reports it is no fault.
 */
export function collectFaults(page) {
  const faults = []
  page.on('pageerror', (error) => faults.push(error.stack ?? String(error)))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() !== 'error' || text.includes('net::ERR_')) return
    // Browsers request it where a page names no icon.
    if (!message.location().url.endsWith('/favicon.ico')) faults.push(text)
  })
  return faults
}

async function untilQuiet(page, server) {
  let asked = -1
  let sinceMs = performance.now()
  const startMs = sinceMs
  while (performance.now() - sinceMs < QUIET_MS) {
    const now = server.asked()
    if (now !== asked || server.isBusy()) sinceMs = performance.now()
    if (sinceMs - startMs > PATIENCE_MS) throw new Error('The page was never quiet')
    asked = now
    await page.waitForTimeout(50)
  }
}
