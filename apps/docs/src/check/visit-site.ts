import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, chromium, type Page } from 'playwright'
import { BROWSER_FLAGS, findBrowser } from '../../../../scripts/lib/browser.mjs'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const NARROW = { width: 360, height: 740 }
const WIDE = { width: 1280, height: 800 }
const PATIENCE_MS = 45_000

/** The modal of this page comes after its load, and says that it has no project id: its page asks no service. */
const PLAYGROUND = { path: 'guides/playground.html', text: 'Playground Wallet' }
const NO_PROJECT_ID = /^\[latchkey\] Project ID Not Configured/

/** An option that the search has to find on its page. */
const SOUGHT = { text: 'featuredWalletIds', path: '/reference/options.html' }

/**
 * Opens every page of the site at 360 px, and judges some more closely: the first one of each section, the
 * start page, a table and the playground.
 *
 * @returns Lines on the console, requests of other hosts, sideways scrolling and what axe finds.
 */
export async function visitSite(url: string, paths: readonly string[]): Promise<readonly string[]> {
  const browser = await startBrowser()
  const faults: string[] = []
  try {
    const context = await browser.newContext({ viewport: NARROW, reducedMotion: 'reduce' })
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    collectFaults(page, url, faults)
    for (const path of paths) {
      await page.goto(`${url}${path}`)
      faults.push(
        ...(await findOverflow(page)).map((part) => `${path}: wider than 360 px: ${part}`),
      )
    }
    await page.setViewportSize(WIDE)
    for (const path of closelyOf(paths)) faults.push(...(await judge(page, `${url}${path}`, path)))
    faults.push(...(await search(page, url)))
  } finally {
    await browser.close()
  }
  return faults
}

function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({
    args: BROWSER_FLAGS,
    ...(executablePath === undefined ? {} : { executablePath }),
  })
}

function collectFaults(page: Page, url: string, faults: string[]): void {
  page.on('console', (message) => {
    if (page.url().endsWith(PLAYGROUND.path) && NO_PROJECT_ID.test(message.text())) return
    faults.push(`${page.url()}: console: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => faults.push(`${page.url()}: ${message}`))
  page.on('request', (request) => {
    const address = request.url()
    if (!address.startsWith(url) && !address.startsWith('data:')) {
      faults.push(`${page.url()}: asked ${address}`)
    }
  })
}

/** Returns the page's width if it scrolls sideways. */
function findOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`${scrollWidth} px`] : []
  })
}

function closelyOf(paths: readonly string[]): readonly string[] {
  const sections = new Map(paths.map((path) => [path.split('/')[0], path]))
  const chosen = [
    ...['404.html', 'index.html', 'reference/options.html', 'reference/elements.html'],
    PLAYGROUND.path,
  ]
  return [...new Set([...sections.values(), ...chosen])].filter((path) => paths.includes(path))
}

async function judge(page: Page, address: string, path: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(address)
    if (path === PLAYGROUND.path) await page.getByText(PLAYGROUND.text).waitFor()
    await page.evaluate(AXE)
    const faults = await page.evaluate(async () => {
      // axe puts itself there; this page has no types of it.
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(document, { resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} (${nodes.length})`)
    })
    found.push(...faults.map((fault) => `${path}, ${colorScheme}: ${fault}`))
  }
  return found
}

async function search(page: Page, url: string): Promise<readonly string[]> {
  await page.goto(`${url}index.html`)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('searchbox').fill(SOUGHT.text)
  const result = page.locator(`a.result[href^="${SOUGHT.path}"]`).first()
  try {
    await result.waitFor()
    return []
  } catch {
    return [`the search does not find ${SOUGHT.text} on ${SOUGHT.path}`]
  }
}
