import type { InstalledWallet } from '@latchkey/sandbox/playwright'
import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import type { LabModel } from './models/lab-model.ts'

/**
 * The whole journey of a visitor, through every view of the modal: refuse and try again, look at the
 * account, search a network, be refused and switch, land on an unknown network, sign, disconnect.
 * Parts are found by their ids, so that it can be made in any language.
 */
export async function makeJourney(lab: LabModel, wallet: InstalledWallet): Promise<void> {
  const { modal, page } = lab
  const header = page.getByRole('banner')
  wallet.behave('reject')
  await header.locator('[data-kind=connect]').click()
  await modal.expectView('Connect')
  await modal.dialog.getByTestId(`wallet-${wallet.rdns}`).click()
  await modal.expectView('ConnectingExternal')
  await approveAgain(lab, wallet)
  await lab.expectConnected(FIRST)
  await modal.expectClosed()

  await header.locator('[data-kind=account]').click()
  await modal.expectView('Account')
  const copy = modal.dialog.getByTestId('account-copy')
  await copy.click()
  await expect(copy).toHaveAttribute('data-state', 'copied')
  await modal.dialog.getByTestId('header-network').click()
  await modal.expectView('Networks')
  await modal.search.fill('base')
  await expect(modal.dialog.getByTestId(/^network-eip155/)).toHaveCount(1)
  wallet.behave('reject', { methods: ['wallet_switchEthereumChain'] })
  await modal.dialog.getByTestId('network-eip155:8453').click()
  await modal.expectView('SwitchNetwork')
  await approveAgain(lab, wallet)
  await expect.poll(() => wallet.chainId()).toBe(8453)
  await modal.closeButton.click()
  await modal.expectClosed()
  wallet.switchChain(137)
  await modal.expectView('UnsupportedChain')
  await modal.dialog.getByTestId('network-eip155:1').click()
  await expect.poll(() => wallet.chainId()).toBe(1)
  await modal.expectClosed()

  expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
  await lab.reload()
  await lab.expectConnected(FIRST)
  await header.locator('[data-kind=account]').click()
  await modal.dialog.getByTestId('account-disconnect').click()
  await expect(lab.status).toHaveText('disconnected')
}

/** The wallet was asked only if the refusal is shown. */
async function approveAgain({ modal }: LabModel, wallet: InstalledWallet): Promise<void> {
  // While the wallet is asked there is a button, too.
  await expect(modal.dialog.locator('[data-part=latch][data-state=declined]')).toBeVisible()
  wallet.behave('approve')
  await modal.dialog.getByTestId('scene-action').click()
}
