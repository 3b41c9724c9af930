import type { Visitor } from './browser.ts'
import { measureLeftovers, measureMemory } from './measures/memory.ts'
import { arrangeMeeting, measurePairing } from './measures/pairing.ts'
import {
  measureCold,
  measureCrowd,
  measureThrottled,
  measureVisit,
  type Speeds,
} from './measures/speed.ts'
import { weigh } from './measures/weight.ts'
import type { Row } from './report.ts'
import type { Served } from './serve.ts'
import { median, spread } from './statistics.ts'

/** The page written by hand, and the page with our button. */
export type Pair = Readonly<Record<'floor' | 'latchkey', Served>>

/** What each page adds to a page without any wallet. */
export async function weightRows(
  visitor: Visitor,
  bare: Served,
  { floor, latchkey }: Pair,
): Promise<readonly Row[]> {
  const without = await weigh(visitor, bare, false)
  const byHand = await weigh(visitor, floor, true)
  const ours = await weigh(visitor, latchkey, true)
  const kib = (what: string, weights: readonly (number | undefined)[], most: number): Row => {
    const [hand = Number.NaN, own = Number.NaN] = weights.map(
      (each) => each && each - without.eagerKib,
    )
    return { what, unit: 'KiB', floor: hand, latchkey: own, atMost: { figure: most } }
  }
  return [
    kib('gzip added before the button works', [byHand.eagerKib, ours.eagerKib], 10),
    kib('gzip added until the list stands', [byHand.listKib, ours.listKib], 40),
    {
      what: 'requests added until the list stands',
      unit: '',
      floor: (byHand.listRequests ?? Number.NaN) - without.eagerRequests,
      latchkey: (ours.listRequests ?? Number.NaN) - without.eagerRequests,
    },
    {
      what: 'requests to other hosts before the list stands',
      unit: '',
      latchkey: ours.outside.length,
      atMost: { figure: 0 },
    },
  ]
}

const SPEED_BUDGETS: Readonly<Record<string, Row['atMost']>> = {
  'click to list, warm': { timesFloor: 2 },
  'click to list, 4× throttle': { timesFloor: 2 },
  'click until nothing moves': { figure: 180 },
  'click on a wallet to connected': { figure: 30 },
  'reload to connected': { timesFloor: 1 },
  'tap in the list to code, other hosts silent': { figure: 500 },
  "tap on a page's own button to code, other hosts silent": { figure: 500 },
}

const MEASURES = [measureCold, measureVisit, measureThrottled, measureCrowd]

/** Times of visits to both pages. */
export function speedRows(visitor: Visitor, pair: Pair, rounds: number): Promise<readonly Row[]> {
  return timeRows({ pair, rounds, measure: (served) => measureAll(visitor, served) })
}

/** Times of pairing over a relay, with a wallet that agrees at once. */
export async function pairingRows(
  visitor: Visitor,
  pair: Pair,
  rounds: number,
): Promise<readonly Row[]> {
  const meeting = await arrangeMeeting()
  try {
    const measure = (served: Served): Promise<Speeds> => measurePairing(visitor, served, meeting)
    return await timeRows({ pair, rounds, measure })
  } finally {
    await meeting.stop()
  }
}

/** Times of figures of two pages that take turns. */
export interface Timing {
  readonly pair: Pair
  readonly rounds: number
  measure(served: Served): Promise<Speeds>
}

/** Both pages take turns, so that what disturbs the machine disturbs both. */
export async function timeRows({ pair, rounds, measure }: Timing): Promise<readonly Row[]> {
  const figures = { floor: new Map<string, number[]>(), latchkey: new Map<string, number[]>() }
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ['floor', 'latchkey'] as const) {
      const speeds = await measure(pair[name])
      // The first round warms the browser.
      if (round > 0) note(figures[name], speeds)
    }
  }
  return [...figures.latchkey].map(([what, ours]) => ({
    what,
    unit: 'ms',
    floor: median(figures.floor.get(what) ?? []),
    latchkey: median(ours),
    spread: { floor: spread(figures.floor.get(what) ?? []), latchkey: spread(ours) },
    atMost: SPEED_BUDGETS[what],
  }))
}

async function measureAll(visitor: Visitor, served: Served): Promise<Speeds> {
  let all: Speeds = {}
  for (const measure of MEASURES) all = { ...all, ...(await measure(visitor, served)) }
  return all
}

function note(figures: Map<string, number[]>, speeds: Speeds): void {
  for (const [what, value] of Object.entries(speeds)) {
    figures.set(what, [...(figures.get(what) ?? []), value])
  }
}

/** What an open modal holds, and what many rounds leave behind. */
export async function memoryRows(
  visitor: Visitor,
  { floor, latchkey }: Pair,
): Promise<readonly Row[]> {
  const byHand = await measureMemory(visitor, floor)
  const ours = await measureMemory(visitor, latchkey)
  const { rounds, heapMib, nodes, listeners } = await measureLeftovers(visitor, latchkey)
  const after = `after ${rounds} rounds`
  return [
    {
      what: 'heap, modal open',
      unit: 'MB',
      floor: byHand.heapMb,
      latchkey: ours.heapMb,
      atMost: { figure: 3.5 },
    },
    {
      what: 'nodes, modal open',
      unit: '',
      floor: byHand.nodes,
      latchkey: ours.nodes,
      atMost: { figure: 400 },
    },
    { what: `heap more ${after}`, unit: 'MiB', latchkey: heapMib, atMost: { figure: 1 } },
    { what: `nodes more ${after}`, unit: '', latchkey: nodes, atMost: { figure: 2 } },
    { what: `listeners more ${after}`, unit: '', latchkey: listeners, atMost: { figure: 2 } },
  ]
}
