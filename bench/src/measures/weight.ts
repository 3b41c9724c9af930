import { settle, type Visitor } from '../browser.ts'
import type { Row } from '../report.ts'
import type { Served, ServedRequest } from '../serve.ts'
import type { Compared } from '../timing.ts'

/** Measures the weight that each page adds to a page without any wallet. */
export async function weightRows(
  visitor: Visitor,
  bare: Served,
  { floor, ready, latchkey }: Compared,
): Promise<readonly Row[]> {
  const { page: without } = await weigh(visitor, bare, false)
  const byHand = await weigh(visitor, floor, true)
  const withAllReady = ready && (await weigh(visitor, ready, true))
  const ours = await weigh(visitor, latchkey, true)

  function added(what: string, until: Moment, atMost: Row['atMost']): Row {
    const kib = (weight: Weight | undefined): number | undefined =>
      weight && weight[until].kib - without.kib
    const own = {
      floor: kib(byHand),
      ready: kib(withAllReady),
      latchkey: ours[until].kib - without.kib,
    }
    return { what, unit: 'KiB', ...own, atMost }
  }
  function requests(what: string, until: Moment, atMost?: Row['atMost']): Row {
    const count = (weight: Weight | undefined): number | undefined =>
      weight && weight[until].requests - without.requests
    const own = { floor: count(byHand), ready: count(withAllReady) }
    return { what, unit: '', ...own, latchkey: ours[until].requests - without.requests, atMost }
  }
  return [
    added('gzip added before the button works', 'page', { figure: 12 }),
    added('gzip added until the list stands', 'list', { figure: 72 }),
    requests('requests added until the list stands', 'list'),
    added('gzip added until the page is quiet after the first opening', 'quiet', { figure: 120 }),
    requests('requests added until the page is quiet', 'quiet', { figure: 8 }),
    {
      what: 'hosts asked before the first opening',
      unit: '',
      atMost: { figure: 0 },
      latchkey: ours.hosts.length,
    },
  ]
}

/** Until the page is drawn, until the list of wallets is drawn, until nothing more is requested. */
export type Moment = 'page' | 'list' | 'quiet'

/** The files that a page loads besides its own document. */
export interface Load {
  readonly kib: number
  readonly requests: number
}

/** The load of a page until each moment. */
export type Weight = Readonly<Record<Moment, Load>> & {
  /** Other hosts that were requested before the button was pressed. */
  readonly hosts: readonly string[]
}

/**
 * Loads a page with nothing stored and nothing prepared at idle, then presses its button, and lets the
 * page be idle from there on.
 */
export async function weigh(visitor: Visitor, served: Served, hasList: boolean): Promise<Weight> {
  const { page, end } = await visitor.visit()
  const hosts = new Set<string>()
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(served.url) && /^(https?|wss?):/.test(url)) hosts.add(new URL(url).host)
  })
  await page.addInitScript(holdIdleCallbacks)
  served.takeRequests()
  await page.goto(served.url, { waitUntil: 'networkidle' })
  const before = [...hosts]
  const first = partsOf(served.takeRequests())
  const stands = { page: loadOf(first), hosts: before }
  if (!hasList) {
    await end()
    return { ...stands, list: stands.page, quiet: stands.page }
  }
  await page.getByTestId('connect-button').click()
  const { loaded } = await page.evaluate(() => window.probe.pressed)
  await page.evaluate(() => window.dispatchEvent(new Event('bench:idle')))
  await settle(page, { hasSilentHosts: true })
  await page.waitForTimeout(QUIET_MS)
  const afterPress = partsOf(served.takeRequests())
  await end()
  return {
    ...stands,
    list: loadOf([...first, ...afterPress.filter(({ path }) => loaded.includes(path))]),
    quiet: loadOf([...first, ...afterPress]),
  }
}

/** Longer than the page waits for anything it prepares, in milliseconds. */
const QUIET_MS = 3_000

/** Runs in the page: idle callbacks wait for the event `bench:idle`. */
function holdIdleCallbacks(): void {
  const request = window.requestIdleCallback.bind(window)
  const waiting: IdleRequestCallback[] = []
  let isHeld = true
  window.requestIdleCallback = (callback, options) => {
    if (!isHeld) return request(callback, options)
    return -waiting.push(callback)
  }
  window.addEventListener('bench:idle', () => {
    isHeld = false
    for (const callback of waiting) request(callback)
  })
}

function partsOf(asked: readonly ServedRequest[]): readonly ServedRequest[] {
  return asked.filter(({ path }) => path !== '/index.html')
}

function loadOf(asked: readonly ServedRequest[]): Load {
  const bytes = asked.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)
  return { kib: bytes / 1024, requests: asked.length }
}
