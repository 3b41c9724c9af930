import { expect, type Locator } from '@playwright/test'
import type { LabModel } from './lab-model.ts'

/** All wallets as a visitor meets them. */
export interface WalletsModel {
  readonly grid: Locator
  readonly cells: Locator
  readonly search: Locator
  readonly certified: Locator
  readonly announced: Locator
  /** A wallet by its place, from 0 on, once it is there. */
  wallet(place: number): Locator
  /** Waits until every place that is seen has its wallet. */
  expectFilled(): Promise<void>
  /** Scrolls to a share of the whole length, from 0 to 1. */
  scrollTo(share: number): Promise<void>
  scrolledPx(): Promise<number>
  /** Elements of the whole modal. */
  countElements(): Promise<number>
  /** Test id of what has the focus, if it has one. */
  focused(): Promise<string | null>
}

/** Opens all wallets and waits for the first of them. */
export async function openWallets({ page, modal }: LabModel): Promise<WalletsModel> {
  await page.evaluate(() => window.latchkey?.open({ view: 'AllWallets' }))
  await modal.expectView('AllWallets')
  const it = walletsModel(modal.dialog)
  await expect(it.wallet(0)).toBeVisible()
  return it
}

function walletsModel(dialog: Locator): WalletsModel {
  const body = dialog.locator('[data-part=card-body]')
  const cells = dialog.getByRole('gridcell')
  return {
    grid: dialog.getByTestId('all-grid'),
    cells,
    search: dialog.getByTestId('all-search'),
    certified: dialog.getByTestId('all-certified'),
    announced: dialog.getByTestId('all-said'),
    wallet: (place) => dialog.locator(`[data-place="${place}"][data-testid]`),
    async expectFilled() {
      await expect(cells.locator('[data-part=skeleton]')).toHaveCount(0)
    },
    scrollTo: (share) =>
      body.evaluate((element, part) => {
        element.scrollTop = part * element.scrollHeight
      }, share),
    scrolledPx: () => body.evaluate(({ scrollTop }) => scrollTop),
    countElements: () => dialog.evaluate((element) => element.querySelectorAll('*').length),
    focused: () =>
      dialog.evaluate((element) => {
        const root = element.getRootNode()
        const active = root instanceof ShadowRoot ? root.activeElement : null
        return active?.getAttribute('data-testid') ?? null
      }),
  }
}
