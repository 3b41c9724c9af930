import { counters, settle, type VisitOptions, type Visitor } from '../browser.ts'
import type { Row } from '../report.ts'
import type { Served } from '../serve.ts'
import { type Compared, type Figures, timeRows } from '../timing.ts'

const BUDGETS: Readonly<Record<string, Row['atMost']>> = {
  'navigation to list, pressed at once': { timesReady: 1.2 },
  'frames from click to list, after idle': { figure: 2 },
  'click to list, 4× throttle': { timesReady: 3.5 },
  'click until nothing moves': { figure: 180 },
  'click on a wallet to connected': { figure: 20 },
  'reload to connected': { timesReady: 1.1 },
}

const UNITS = {
  'frames from click to list, after idle': '',
  'frames from click to list, 4× throttle': '',
}

/** How long a visitor waits, from the press to the list, to the account, and after a reload. */
export function speedRows(
  visitor: Visitor,
  pages: Compared,
  rounds: number,
): Promise<readonly Row[]> {
  return timeRows({
    pages,
    rounds,
    units: UNITS,
    budgets: BUDGETS,
    measure: async (served) => ({
      ...(await measureCold(visitor, served)),
      ...(await measureVisit(visitor, served)),
      ...(await measureThrottled(visitor, served)),
      ...(await measureCrowd(visitor, served)),
    }),
  })
}

/** The button is pressed in the task in which it appears: nothing is prepared. */
async function measureCold(visitor: Visitor, served: Served): Promise<Figures> {
  const { page, end } = await visitor.visit({ pressesAtOnce: true })
  await page.goto(served.url)
  const { listMs, navigationMs } = await page.evaluate(() => window.probe.pressed)
  await end()
  return { 'click to list, cold': listMs, 'navigation to list, pressed at once': navigationMs }
}

/** A visitor who opens the list once the page is idle, connects, and reloads. */
async function measureVisit(visitor: Visitor, served: Served): Promise<Figures> {
  const { page, engine, end } = await visitor.visit()
  await page.goto(served.url)
  await settle(page)
  await page.getByTestId('connect-button').click()
  const { listMs, listFrames, stableMs } = await page.evaluate(() => window.probe.pressed)
  const { TaskDuration = Number.NaN } = await counters(engine)
  const connecting = page.evaluate(() => window.probe.connected())
  await page.locator('[data-testid^="wallet-"]').first().click()
  const connectedMs = await connecting
  // Everything is stored after a connection by now.
  await settle(page)
  await page.reload({ waitUntil: 'commit' })
  const resumedMs = await page.evaluate(() => window.probe.resumed)
  await end()
  return {
    'click to list, after idle': listMs,
    'frames from click to list, after idle': listFrames,
    'click until nothing moves': stableMs,
    'click on a wallet to connected': connectedMs,
    'reload to connected': resumedMs,
    'main thread until the list stands': TaskDuration * 1_000,
  }
}

/** A slow phone. */
async function measureThrottled(visitor: Visitor, served: Served): Promise<Figures> {
  const { listMs, listFrames } = await pressAfterIdle(visitor, served, { throttle: 4 })
  return {
    'click to list, 4× throttle': listMs,
    'frames from click to list, 4× throttle': listFrames,
  }
}

/** A browser in which 500 wallets announce themselves. */
async function measureCrowd(visitor: Visitor, served: Served): Promise<Figures> {
  const { listMs } = await pressAfterIdle(visitor, served, { wallets: 500 })
  return { 'click to list, 500 wallets': listMs }
}

async function pressAfterIdle(visitor: Visitor, served: Served, options: VisitOptions) {
  const { page, end } = await visitor.visit(options)
  await page.goto(served.url)
  await settle(page)
  await page.getByTestId('connect-button').click()
  const pressed = await page.evaluate(() => window.probe.pressed)
  await end()
  return pressed
}
