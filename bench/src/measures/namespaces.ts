import { counters, settle, type VisitOptions, type Visitor } from '../browser.ts'
import type { Row } from '../report.ts'
import type { Served } from '../serve.ts'
import { type Figures, timeRows } from '../timing.ts'
import { weigh } from './weight.ts'

/** The page for EVM alone, the one for three namespaces, and the latter with many networks. */
interface NamespacePages {
  readonly evm: Served
  readonly three: Served
  readonly many: Served
}

/** How many times slower a phone is. */
const PHONE = 4

/** Half announce themselves to EVM pages, half register themselves for the other namespaces. */
const CROWD: VisitOptions = { wallets: 50, standardWallets: 50 }

/** More is no more than chance, on a machine that others use as well. */
const PAINT_BUDGETS = {
  'first paint': { timesFloor: 1.1 },
  'first paint, 4× throttle': { timesFloor: 1.1 },
}

const MANY = '200 networks, 100 wallets'
const FRAMES = `frames from click to list, after idle; ${MANY}`

/**
 * Measures the weight that two more namespaces add to a page: before the modal opens, and with the
 * largest lists.
 */
export async function namespaceRows(
  visitor: Visitor,
  { evm, three, many }: NamespacePages,
  rounds: number,
): Promise<readonly Row[]> {
  const alone = await weigh(visitor, evm, true)
  const withThree = await weigh(visitor, three, true)
  return [
    {
      what: 'gzip before the button works, React included',
      unit: 'KiB',
      floor: alone.page.kib,
      latchkey: withThree.page.kib,
    },
    {
      what: 'gzip until the page is quiet after the first opening',
      unit: 'KiB',
      floor: alone.quiet.kib,
      latchkey: withThree.quiet.kib,
    },
    {
      what: 'requests until then',
      unit: '',
      floor: alone.quiet.requests,
      latchkey: withThree.quiet.requests,
    },
    ...(await timeRows({
      pages: { floor: evm, latchkey: three },
      rounds,
      budgets: PAINT_BUDGETS,
      measure: (served) => measureFirstPaint(visitor, served),
    })),
    ...(await timeRows({
      pages: { floor: evm, latchkey: many },
      rounds,
      units: { [FRAMES]: '' },
      budgets: { [FRAMES]: { figure: 2 } },
      // The page for EVM alone has the three wallets of every other measure.
      measure: (served) => measureOpening(visitor, served, served === many ? CROWD : {}),
    })),
  ]
}

/** A visitor with an empty cache: when something is seen, and what the engine has done by then. */
async function measureFirstPaint(visitor: Visitor, served: Served): Promise<Figures> {
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

/** Opens the list once the page has nothing left to do. */
async function measureOpening(
  visitor: Visitor,
  served: Served,
  options: VisitOptions,
): Promise<Figures> {
  const { page, end } = await visitor.visit(options)
  await page.goto(served.url)
  await settle(page)
  await page.getByTestId('connect-button').click()
  const { listFrames, listMs, stableMs } = await page.evaluate(() => window.probe.pressed)
  await end()
  return {
    [FRAMES]: listFrames,
    [`click to list, after idle; ${MANY}`]: listMs,
    [`click until nothing moves; ${MANY}`]: stableMs,
  }
}
