import { expect, type Page } from '@playwright/test'
import { findings } from '../findings.ts'
import type { LabModel } from '../models/lab-model.ts'

/** The buttons of a visitor on the page of a provider. */
export type PageButton = 'Pay' | 'Pay slowly' | 'Pay with a declined card' | 'Cancel'

/** The form, from Account on, with this amount. */
export async function openBuy({ modal, accountButton }: LabModel, amount: string): Promise<void> {
  await accountButton.click()
  await modal.part('account-onramp').click()
  await modal.expectView('OnRampProviders')
  await modal.part('buy-amount').fill(amount)
}

/** Presses a provider, as soon as it has a price; its page is in a window of its own. */
export async function openProvider({ page, modal }: LabModel, provider: string): Promise<Page> {
  const row = modal.part(`buy-from-${provider}`)
  await expect(row).not.toHaveAttribute('aria-disabled', 'true')
  const [shop] = await Promise.all([page.waitForEvent('popup'), row.click()])
  await expect(shop.getByRole('heading')).toContainText('Buy at')
  await modal.expectView('BuyInProgress')
  return shop
}

/** Buys at a provider, as far as its page goes. */
export async function buyAt(lab: LabModel, provider: string, button: PageButton): Promise<Page> {
  const shop = await openProvider(lab, provider)
  await shop.getByRole('button', { name: button, exact: true }).click()
  return shop
}

/** Expects this view, without faults. */
export async function expectSound({ page, modal }: LabModel, view: string): Promise<void> {
  await modal.expectView(view)
  expect(await findings(page)).toEqual([])
}
