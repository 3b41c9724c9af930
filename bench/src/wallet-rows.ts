import type { Visitor } from './browser.ts'
import {
  arrangeListing,
  measureWallets,
  SCROLL,
  WALLET_COUNT,
  type WalletsVisit,
} from './measures/wallets.ts'
import type { Row } from './report.ts'
import type { Pair } from './rows.ts'
import { median } from './statistics.ts'

const OF = `of ${WALLET_COUNT.toLocaleString('en')} wallets`

type Figure = readonly [what: string, unit: string, key: keyof WalletsVisit, atMost: Row['atMost']]

const FIGURES: readonly Figure[] = [
  // The page written by hand has all of it before the tap; ours is compared with what one waits for.
  [`tap to the first page ${OF}`, 'ms', 'filledMs', { figure: 500 }],
  [`last letter to what was found ${OF}`, 'ms', 'foundMs', { figure: 750 }],
  [`longest frame, scrolling through 45 pages ${OF}`, 'ms', 'worstMs', { timesFloor: 2 }],
  [`late frames of ${SCROLL.frames} meanwhile`, '', 'late', { timesFloor: 2 }],
  ['tasks of more than 50 ms meanwhile', '', 'longTasks', { figure: 0 }],
  ['nodes after that', '', 'nodes', { figure: 1_500 }],
]

/** What it is like to look through a long listing; both pages take turns. */
export async function walletRows(
  visitor: Visitor,
  pair: Pair,
  rounds: number,
): Promise<readonly Row[]> {
  const listing = await arrangeListing()
  const visits = { floor: [] as WalletsVisit[], latchkey: [] as WalletsVisit[] }
  try {
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of ['floor', 'latchkey'] as const) {
        const visit = await measureWallets(visitor, pair[name], listing.addresses.walletApi)
        // The first round warms the browser.
        if (round > 0) visits[name].push(visit)
      }
    }
  } finally {
    await listing.stop()
  }
  return FIGURES.map(([what, unit, key, atMost]) => ({
    ...{ what, unit, atMost },
    floor: median(visits.floor.map((visit) => visit[key])),
    latchkey: median(visits.latchkey.map((visit) => visit[key])),
  }))
}
