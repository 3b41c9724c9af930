import { type Sandbox, startSandbox } from '@latchkey/sandbox'
import { settle, type Visitor } from '../browser.ts'
import type { Scrolled } from '../in-page/options.ts'
import type { Served } from '../serve.ts'

/** Wallets in the listing. */
export const WALLET_COUNT = 10_000

/** Frames that are scrolled, and how far in each: through 45 pages of the listing. */
export const SCROLL = { frames: 150, px: 350 } as const

/** What somebody met who looked through all wallets. */
export interface WalletsVisit extends Scrolled {
  readonly filledMs: number
  readonly foundMs: number
  /** Elements and texts of the page after scrolling. */
  readonly nodes: number
}

/** Starts a listing on this machine. */
export async function arrangeListing(): Promise<Sandbox<'walletListing'>> {
  return startSandbox({ parts: ['walletListing'], walletCount: WALLET_COUNT })
}

/** A visitor who opens all wallets, scrolls through many of them, and then looks for one. */
export async function measureWallets(
  visitor: Visitor,
  served: Served,
  listingUrl: string,
): Promise<WalletsVisit> {
  const { page, end } = await visitor.visit()
  await page.goto(`${served.url}?listing=${encodeURIComponent(listingUrl)}`)
  await settle(page)
  await page.getByTestId('wallets-button').click()
  const filledMs = await page.evaluate(() => window.probe.filled)
  await settle(page)
  const { frames, px } = SCROLL
  const scrolled = await page.evaluate(([count, step]) => window.probe.scrollThrough(count, step), [
    frames,
    px,
  ] as const)
  const nodes = await page.evaluate(() => window.probe.countNodes())
  const finding = page.evaluate((word) => window.probe.found(word), 'vault')
  await page.getByTestId('all-search').fill('vault')
  const foundMs = await finding
  await end()
  return { ...scrolled, filledMs, foundMs, nodes }
}
