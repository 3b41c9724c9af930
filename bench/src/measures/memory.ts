import { counters, heapOf, settle, type Visitor } from '../browser.ts'
import type { Served } from '../serve.ts'

/** What an open modal holds. */
export interface Memory {
  readonly heapMb: number
  /** Elements and texts, those of shadow roots too. */
  readonly nodes: number
}

/** Reads a page whose modal is open and still. */
export async function measureMemory(visitor: Visitor, served: Served): Promise<Memory> {
  const { page, engine, end } = await visitor.visit()
  await page.goto(served.url)
  await settle(page)
  await page.getByTestId('connect-button').click()
  await page.evaluate(() => window.probe.pressed)
  const memory = {
    heapMb: (await heapOf(engine)) / 1e6,
    nodes: await page.evaluate(() => window.probe.countNodes()),
  }
  await end()
  return memory
}

/** What many rounds of opening and closing left behind. */
export interface Leftovers {
  readonly rounds: number
  readonly heapMib: number
  readonly nodes: number
  readonly listeners: number
}

const WARM_UP = 50
const ROUNDS = 1_000

/** Opens and closes again and again, without movement so that it takes less long. */
export async function measureLeftovers(visitor: Visitor, served: Served): Promise<Leftovers> {
  const { page, engine, end } = await visitor.visit()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(served.url)
  await settle(page)
  await page.evaluate((times) => window.probe.goRound(times), WARM_UP)
  // What is closed is taken down a moment later.
  await settle(page)
  const heap = await heapOf(engine)
  const before = await counters(engine)
  await page.evaluate((times) => window.probe.goRound(times), ROUNDS)
  await settle(page)
  const heapMib = ((await heapOf(engine)) - heap) / 1024 / 1024
  const after = await counters(engine)
  const grown = (name: string): number => (after[name] ?? 0) - (before[name] ?? 0)
  await end()
  return {
    rounds: ROUNDS,
    heapMib,
    nodes: grown('Nodes'),
    listeners: grown('JSEventListeners'),
  }
}
