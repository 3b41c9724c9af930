import type { Visitor } from './browser.ts'
import { measureFirstPaint } from './measures/first-paint.ts'
import { CROWD, type ManyVisit, measureMany } from './measures/many.ts'
import { weigh } from './measures/weight.ts'
import type { Row } from './report.ts'
import { timeRows } from './rows.ts'
import type { Served } from './serve.ts'
import { median, spread } from './statistics.ts'

/** The page for EVM alone, the one for three families, and that one with many networks. */
export interface FamilyPages {
  readonly evm: Served
  readonly families: Served
  readonly many: Served
}

/** What is no more than chance, on a machine that others use as well. */
const PAINT_BUDGETS: Readonly<Record<string, Row['atMost']>> = {
  'first paint': { timesFloor: 1.1 },
  'first paint, 4× throttle': { timesFloor: 1.1 },
}

type Figure = readonly [what: string, unit: string, key: keyof ManyVisit, atMost?: Row['atMost']]

const MANY: readonly Figure[] = [
  ['frames from click to list, warm; 200 networks, 100 wallets', '', 'frames', { figure: 2 }],
  ['click to list, warm; 200 networks, 100 wallets', 'ms', 'listMs'],
  ['click until nothing moves; 200 networks, 100 wallets', 'ms', 'stableMs'],
]

/** What two more families add to a page, before anything is opened and with as much as can be. */
export async function familyRows(
  visitor: Visitor,
  { evm, families, many }: FamilyPages,
  rounds: number,
): Promise<readonly Row[]> {
  const [without, withBoth] = [
    await weigh(visitor, evm, false),
    await weigh(visitor, families, false),
  ]
  const weight: Row = {
    what: 'gzip before the button works, React included',
    unit: 'KiB',
    floor: without.eagerKib,
    latchkey: withBoth.eagerKib,
  }
  const paint = await timeRows({
    pair: { floor: evm, latchkey: families },
    rounds,
    measure: (served) => measureFirstPaint(visitor, served),
  })
  const budgeted = paint.map((row) => ({ ...row, atMost: PAINT_BUDGETS[row.what] }))
  return [weight, ...budgeted, ...(await manyRows(visitor, { evm, many }, rounds))]
}

/** Both pages take turns; the plain one has the three wallets of every other measure. */
async function manyRows(
  visitor: Visitor,
  { evm, many }: Pick<FamilyPages, 'evm' | 'many'>,
  rounds: number,
): Promise<readonly Row[]> {
  const plain: ManyVisit[] = []
  const full: ManyVisit[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const visits = [await measureMany(visitor, evm, {}), await measureMany(visitor, many, CROWD)]
    // The first round warms the browser.
    if (round === 0) continue
    plain.push(...visits.slice(0, 1))
    full.push(...visits.slice(1))
  }
  return MANY.map(([what, unit, key, atMost]) => {
    const figures = { floor: plain.map((it) => it[key]), latchkey: full.map((it) => it[key]) }
    return {
      ...{ what, unit, atMost },
      floor: median(figures.floor),
      latchkey: median(figures.latchkey),
      spread: { floor: spread(figures.floor), latchkey: spread(figures.latchkey) },
    }
  })
}
