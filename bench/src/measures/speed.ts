import { counters, settle, type Visitor } from '../browser.ts'
import type { Served } from '../serve.ts'

/** Figures of one round, by name, in milliseconds. */
export type Speeds = Readonly<Record<string, number>>

/** The button is pressed in the task in which it appears: nothing is prepared. */
export async function measureCold(visitor: Visitor, served: Served): Promise<Speeds> {
  const { page, end } = await visitor.visit({ pressesAtOnce: true })
  await page.goto(served.url)
  const { listMs } = await page.evaluate(() => window.probe.pressed)
  await end()
  return { 'click to list, cold': listMs }
}

/** A visitor who looks at the page first: opens, connects, and comes back later. */
export async function measureVisit(visitor: Visitor, served: Served): Promise<Speeds> {
  const { page, engine, end } = await visitor.visit()
  await page.goto(served.url)
  await settle(page)
  await page.getByTestId('connect-button').click()
  const { listMs, stableMs } = await page.evaluate(() => window.probe.pressed)
  const { TaskDuration = Number.NaN } = await counters(engine)
  const connecting = page.evaluate(() => window.probe.connected())
  await page.locator('[data-testid^="wallet-"]').first().click()
  const connectedMs = await connecting
  // Whatever is stored after a connection is stored by now.
  await settle(page)
  await page.reload({ waitUntil: 'commit' })
  const resumedMs = await page.evaluate(() => window.probe.resumed)
  await end()
  return {
    'click to list, warm': listMs,
    'click until nothing moves': stableMs,
    'click on a wallet to connected': connectedMs,
    'reload to connected': resumedMs,
    'main thread until the list stands': TaskDuration * 1_000,
  }
}

/** A slow phone. */
export async function measureThrottled(visitor: Visitor, served: Served): Promise<Speeds> {
  const { page, end } = await visitor.visit({ throttle: 4 })
  await page.goto(served.url)
  await settle(page)
  await page.getByTestId('connect-button').click()
  const { listMs } = await page.evaluate(() => window.probe.pressed)
  await end()
  return { 'click to list, 4× throttle': listMs }
}

/** A browser in which 500 wallets announce themselves. */
export async function measureCrowd(visitor: Visitor, served: Served): Promise<Speeds> {
  const { page, end } = await visitor.visit({ wallets: 500 })
  await page.goto(served.url)
  await settle(page)
  await page.getByTestId('connect-button').click()
  const { listMs } = await page.evaluate(() => window.probe.pressed)
  await end()
  return { 'click to list, 500 wallets': listMs }
}
