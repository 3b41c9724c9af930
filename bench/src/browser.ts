import { launchPersistent } from '@latchkey/sandbox/playwright'
import playwright, { type BrowserContext, type CDPSession, type Page } from 'playwright'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/lib/browser.mjs'
import type { InPageOptions } from './in-page/options.ts'
import { buildWatcher } from './pages.ts'
import { startSilentHost } from './silent-host.ts'

/** A page in its own profile, and the session of its debugging protocol. */
export interface Visit {
  readonly page: Page
  readonly engine: CDPSession
  end(): Promise<void>
}

/** How a visit begins. */
export interface VisitOptions extends Partial<InPageOptions> {
  /** How many times slower the machine is made. */
  readonly throttle?: number
  /** With storage for frames of other sites, in a separate browser; otherwise they have none. */
  readonly isLasting?: boolean
}

/** The browser of a run. */
export interface Visitor {
  /** Opens a blank page; what it shows next has the wallets and is watched. */
  visit(options?: VisitOptions): Promise<Visit>
  stop(): Promise<void>
}

/** Starts the browser. No other host answers it. */
export async function startVisitor(): Promise<Visitor> {
  const executablePath = findBrowser()
  const watcher = await buildWatcher()
  const others = await startSilentHost()
  const launching = {
    args: [...BROWSER_FLAGS, others.flag],
    ...(executablePath === undefined ? {} : { executablePath }),
  }
  const browser = await playwright.chromium.launch(launching)

  async function enter(isLasting: boolean): Promise<Room> {
    if (isLasting) return launchPersistent(playwright, { ...launching, viewport: VIEWPORT })
    const context = await browser.newContext({ viewport: VIEWPORT })
    return { context, end: () => context.close() }
  }

  return {
    visit: async (options = {}) => visit(await enter(options.isLasting === true), watcher, options),
    async stop() {
      await browser.close()
      await others.stop()
    },
  }
}

const VIEWPORT = { width: 1280, height: 900 }

/** A profile, and its end. */
interface Room {
  readonly context: BrowserContext
  end(): Promise<void>
}

async function visit(
  { context, end }: Room,
  watcher: string,
  { wallets = 3, standardWallets = 0, pressesAtOnce = false, throttle = 1 }: VisitOptions,
): Promise<Visit> {
  const page = await context.newPage()
  const engine = await context.newCDPSession(page)
  await engine.send('Performance.enable')
  if (throttle !== 1) await engine.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  const options: InPageOptions = { wallets, standardWallets, pressesAtOnce }
  await page.addInitScript({
    content: `window.benchOptions = ${JSON.stringify(options)};\n${watcher}`,
  })
  return { page, engine, end }
}

/** Waits until the page does nothing any more: whatever is prepared at idle is there. */
export async function settle(page: Page, { hasSilentHosts = false } = {}): Promise<void> {
  // Requests without an answer are still open on the network.
  await page.waitForLoadState(hasSilentHosts ? 'load' : 'networkidle')
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => setTimeout(resolve, 100), { timeout: 1_000 })
      }),
  )
}

/** Reads the engine's own counters. */
export async function counters(engine: CDPSession): Promise<Readonly<Record<string, number>>> {
  const { metrics } = await engine.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** Heap after everything that can go has gone, in bytes. */
export async function heapOf(engine: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await engine.send('HeapProfiler.collectGarbage')
  return (await counters(engine))['JSHeapUsedSize'] ?? 0
}
