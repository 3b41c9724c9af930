import { startSandbox } from '@latchkey/sandbox'
import { settle, type Visitor } from '../browser.ts'
import type { Row } from '../report.ts'
import type { Served } from '../serve.ts'
import { type Compared, type Figures, timeRows } from '../timing.ts'

/** Wallets in the listing. */
const WALLET_COUNT = 10_000

/** Frames that are scrolled, and how far in each: through 45 pages of the listing. */
const SCROLL = { frames: 150, px: 350 } as const

const OF = `of ${WALLET_COUNT.toLocaleString('en')} wallets`
const NAMES = {
  filled: `press to the first page ${OF}`,
  found: `last letter to what was found ${OF}`,
  worst: `longest frame, scrolling through 45 pages ${OF}`,
  late: `late frames of ${SCROLL.frames} meanwhile`,
  long: 'tasks of more than 50 ms meanwhile',
  nodes: 'nodes after that',
} as const

const UNITS = { [NAMES.late]: '', [NAMES.long]: '', [NAMES.nodes]: '' }

const BUDGETS: Readonly<Record<string, Row['atMost']>> = {
  // The page written by hand loads no view, so that a multiple of it says nothing.
  [NAMES.filled]: { figure: 500 },
  [NAMES.found]: { figure: 750 },
  [NAMES.worst]: { timesFloor: 2 },
  [NAMES.late]: { timesFloor: 2 },
  [NAMES.long]: { figure: 0 },
  [NAMES.nodes]: { figure: 1_500 },
}

/** Figures of a long listing. */
export async function walletRows(
  visitor: Visitor,
  pages: Compared,
  rounds: number,
): Promise<readonly Row[]> {
  const listing = await startSandbox({ parts: ['walletListing'], walletCount: WALLET_COUNT })
  const { walletApi } = listing.addresses
  const measure = (served: Served): Promise<Figures> => measureWallets(visitor, served, walletApi)
  try {
    return await timeRows({ pages, rounds, measure, units: UNITS, budgets: BUDGETS })
  } finally {
    await listing.stop()
  }
}

/** A visitor who opens all wallets, scrolls through many of them, and then looks for one. */
async function measureWallets(
  visitor: Visitor,
  served: Served,
  listingUrl: string,
): Promise<Figures> {
  const { page, end } = await visitor.visit()
  await page.goto(`${served.url}?listing=${encodeURIComponent(listingUrl)}`)
  await settle(page)
  await page.getByTestId('wallets-button').click()
  const filledMs = await page.evaluate(() => window.probe.filled)
  await settle(page)
  const { frames, px } = SCROLL
  const { worstMs, late, longTasks } = await page.evaluate(
    ([count, step]) => window.probe.scrollThrough(count, step),
    [frames, px] as const,
  )
  const nodes = await page.evaluate(() => window.probe.countNodes())
  const finding = page.evaluate((word) => window.probe.found(word), 'vault')
  await page.getByTestId('all-search').fill('vault')
  const foundMs = await finding
  await end()
  return {
    [NAMES.filled]: filledMs,
    [NAMES.found]: foundMs,
    [NAMES.worst]: worstMs,
    [NAMES.late]: late,
    [NAMES.long]: longTasks,
    [NAMES.nodes]: nodes,
  }
}
