import { counters, heapOf, settle, type Visitor } from '../browser.ts'
import type { Row } from '../report.ts'
import type { Served } from '../serve.ts'
import type { Compared } from '../timing.ts'

/** Memory of an open modal, and how much many rounds of opening and closing add. */
export async function memoryRows(
  visitor: Visitor,
  { floor, ready, latchkey }: Compared,
): Promise<readonly Row[]> {
  const byHand = await measureMemory(visitor, floor)
  const withAllReady = ready && (await measureMemory(visitor, ready))
  const ours = await measureMemory(visitor, latchkey)
  const { heapMib, nodes, listeners } = await measureLeftovers(visitor, latchkey)
  const after = `after ${ROUNDS} rounds`
  return [
    {
      what: 'heap, modal open',
      unit: 'MB',
      atMost: { figure: 4.2 },
      floor: byHand.heapMb,
      ready: withAllReady?.heapMb,
      latchkey: ours.heapMb,
    },
    {
      what: 'nodes, modal open',
      unit: '',
      atMost: { figure: 400 },
      floor: byHand.nodes,
      ready: withAllReady?.nodes,
      latchkey: ours.nodes,
    },
    { what: `heap more ${after}`, unit: 'MiB', latchkey: heapMib, atMost: { figure: 1 } },
    { what: `nodes more ${after}`, unit: '', latchkey: nodes, atMost: { figure: 2 } },
    { what: `listeners more ${after}`, unit: '', latchkey: listeners, atMost: { figure: 2 } },
  ]
}

/** Memory of a page with an open modal. */
interface Memory {
  readonly heapMb: number
  /** Elements and texts, those of shadow roots too. */
  readonly nodes: number
}

/** Reads a page whose modal is open and still. */
async function measureMemory(visitor: Visitor, served: Served): Promise<Memory> {
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

interface Leftovers {
  readonly heapMib: number
  readonly nodes: number
  readonly listeners: number
}

const WARM_UP = 50
const ROUNDS = 1_000

/** Opens and closes again and again, without movement so that it takes less long. */
async function measureLeftovers(visitor: Visitor, served: Served): Promise<Leftovers> {
  const { page, engine, end } = await visitor.visit()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(served.url)
  await settle(page)
  await page.evaluate((times) => window.probe.goRound(times), WARM_UP)
  // A closed modal is unmounted after its animation.
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
    heapMib,
    nodes: grown('Nodes'),
    listeners: grown('JSEventListeners'),
  }
}
