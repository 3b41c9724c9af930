import { counters, settle, type Visitor } from '../browser.ts'
import type { Served } from '../serve.ts'
import type { Speeds } from './speed.ts'

/** How many times slower a phone is. */
const PHONE = 4

/** A visitor with an empty cache: when something is seen, and what the engine has done by then. */
export async function measureFirstPaint(visitor: Visitor, served: Served): Promise<Speeds> {
  const { paintMs, taskMs } = await paintOf(visitor, served, 1)
  const phone = await paintOf(visitor, served, PHONE)
  return {
    'first paint': paintMs,
    'first paint, 4× throttle': phone.paintMs,
    'main thread until the page is still': taskMs,
  }
}

async function paintOf(visitor: Visitor, served: Served, throttle: number) {
  const { page, engine, end } = await visitor.visit({ throttle })
  await page.goto(served.url)
  await page.getByTestId('connect-button').waitFor()
  await settle(page)
  const { TaskDuration = Number.NaN } = await counters(engine)
  const paintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  await end()
  return { paintMs, taskMs: TaskDuration * 1_000 }
}
