import { expect } from '@playwright/test'
import { findings } from '../findings.ts'
import type { LabModel } from '../models/lab-model.ts'

/** A transfer that a visitor enters. */
export interface EnteredTransfer {
  /** Test id of the token, where it is not the coin. */
  readonly token?: string
  readonly amount: string
  readonly to: string
  /** The text to type in place of the address: a name or a payment link of it. */
  readonly typed?: string
}

/** Enters a transfer, starting in Account, and opens the review, which has to name exactly this. */
export async function reviewTransfer(
  { modal, accountButton, page }: LabModel,
  { token, amount, to, typed = to }: EnteredTransfer,
): Promise<void> {
  await accountButton.click()
  await modal.part('account-send').click()
  if (token !== undefined) {
    await modal.part('send-token').click()
    await modal.part(`send-token-${token}`).click()
  }
  if (amount === 'max') {
    await modal.part('send-max').click()
    await expect(modal.part('send-amount')).not.toHaveValue('')
  } else await modal.part('send-amount').fill(amount)
  await modal.part('send-address').fill(typed)
  await expect(modal.part('send-review')).toHaveText('Preview Send')
  expect(await findings(page)).toEqual([])
  await modal.part('send-review').click()
  await expect(modal.part('send-review-address')).toHaveAttribute('data-address', to)
  if (amount !== 'max') await expect(modal.part('send-leg')).toContainText(amount)
  expect(await findings(page)).toEqual([])
}

/** The receipt is shown, and a node has said that it was mined. */
export async function expectConfirmed({ modal }: LabModel): Promise<void> {
  await modal.expectView('Receipt')
  await expect(modal.part('scene-heading')).toHaveText('Arrived', { timeout: 20_000 })
  await expect(modal.part('receipt-note')).toHaveText('The network has confirmed it.')
}
