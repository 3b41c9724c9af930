import type { Row } from './report.ts'
import type { Served } from './serve.ts'

/**
 * Pages that are compared: one written by hand, the one with our button, and, where the figures are about
 * opening, one written by hand that has everything ready.
 */
export interface Compared {
  readonly floor: Served
  readonly ready?: Served | undefined
  readonly latchkey: Served
}

/** Figures of one visit, by name, in milliseconds unless `units` names another unit. */
export type Figures = Readonly<Record<string, number>>

/** How figures of several pages are taken and shown. */
export interface Timing {
  readonly pages: Compared
  readonly rounds: number
  measure(served: Served): Promise<Figures>
  /** The unit by the figure's name; milliseconds for the others. */
  readonly units?: Readonly<Record<string, string>>
  readonly budgets?: Readonly<Record<string, Row['atMost']>>
}

const KEYS = ['floor', 'ready', 'latchkey'] as const

/** Visits the pages in turns, so that what disturbs the machine disturbs all of them. */
export async function timeRows(timing: Timing): Promise<readonly Row[]> {
  const { pages, rounds, measure, units = {}, budgets = {} } = timing
  const visits = { floor: [] as Figures[], ready: [] as Figures[], latchkey: [] as Figures[] }
  for (let round = 0; round <= rounds; round += 1) {
    for (const key of KEYS) {
      const served = pages[key]
      if (served === undefined) continue
      const figures = await measure(served)
      // The first round warms the browser.
      if (round > 0) visits[key].push(figures)
    }
  }
  const [first = {}] = visits.latchkey
  return Object.keys(first).map((what) => {
    const ofPage = (key: (typeof KEYS)[number]): readonly number[] =>
      visits[key].map((figures) => figures[what] ?? Number.NaN)
    return {
      what,
      unit: units[what] ?? 'ms',
      atMost: budgets[what],
      floor: median(ofPage('floor')),
      ...(pages.ready === undefined ? {} : { ready: median(ofPage('ready')) }),
      latchkey: median(ofPage('latchkey')),
      spread: { floor: spread(ofPage('floor')), latchkey: spread(ofPage('latchkey')) },
    }
  })
}

/** The middle of a list of figures; NaN of none. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** Half of the interquartile range of a list of values: its spread by chance. */
function spread(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other)
  const at = (share: number): number =>
    sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN
  return (at(0.75) - at(0.25)) / 2
}
