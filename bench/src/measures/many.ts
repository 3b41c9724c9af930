import { settle, type VisitOptions, type Visitor } from '../browser.ts'
import type { Served } from '../serve.ts'

/** How a list came that was prepared. */
export interface ManyVisit {
  readonly frames: number
  readonly listMs: number
  readonly stableMs: number
}

/** Half announce themselves to EVM pages, half register themselves for the other families. */
export const CROWD: VisitOptions = { wallets: 50, standardWallets: 50 }

/** Opens the list once the page has nothing left to do. */
export async function measureMany(
  visitor: Visitor,
  served: Served,
  wallets: VisitOptions,
): Promise<ManyVisit> {
  const { page, end } = await visitor.visit(wallets)
  await page.goto(served.url)
  await settle(page)
  await page.getByTestId('connect-button').click()
  const { listFrames, listMs, stableMs } = await page.evaluate(() => window.probe.pressed)
  await end()
  return { frames: listFrames, listMs, stableMs }
}
