import { expect } from '@playwright/test'
import { findings } from '../findings.ts'
import type { LabModel } from '../models/lab-model.ts'

/** A swap that a visitor enters. Tokens by plain address, or `coin`. */
export interface EnteredSwap {
  /** Default: what the form begins with, the coin. */
  readonly from?: string
  readonly to: string
  readonly amount: string
}

/** Chooses tokens and amount in the form, and waits for the price. */
export async function chooseSwap({ modal }: LabModel, swap: EnteredSwap): Promise<void> {
  const { from, to, amount } = swap
  for (const [button, token] of [
    ['swap-from', from],
    ['swap-to', to],
  ] as const) {
    if (token === undefined) continue
    await modal.part(button).click()
    await modal.dialog.getByTestId(new RegExp(`^swap-token-${token}$`, 'i')).click()
    await modal.expectView('Swap')
  }
  await modal.part('swap-amount').fill(amount)
  await expect(modal.part('swap-price')).toBeVisible()
}

/** Enters a swap, starting in Account, and opens the review. */
export async function reviewSwap(lab: LabModel, swap: EnteredSwap): Promise<void> {
  const { modal, accountButton, page } = lab
  await accountButton.click()
  await modal.part('account-swaps').click()
  await chooseSwap(lab, swap)
  await expect(modal.part('swap-review')).toHaveText('Review swap')
  expect(await findings(page)).toEqual([])
  await modal.part('swap-review').click()
  await expect(modal.part('swap-leg-pay')).toContainText(swap.amount)
  expect(await findings(page)).toEqual([])
}

/** A node said that it was mined. */
export async function expectSwapped({ modal }: LabModel): Promise<void> {
  await modal.expectView('Receipt')
  await expect(modal.part('scene-heading')).toHaveText('Swapped', { timeout: 20_000 })
}
