/** @full Tries variants of journeys whose rules are tables in Node. */

import { expect } from '@playwright/test'
import { SECOND } from './accounts.ts'
import { test } from './lab-test.ts'

test('a request of a wallet is answered in its card, where accounts and networks are changed, too', async ({
  lab,
}) => {
  await lab.open({ wallets: 'sandbox:ask' })
  const card = lab.page.getByTestId('wallet-card-sandbox')
  await lab.connectButton.click()
  await lab.modal.wallet('Sandbox Wallet').click()
  await expect(card.getByRole('status')).toContainText('eth_requestAccounts')
  await lab.modal.closeButton.click()

  await lab.open({ wallets: 'sandbox' })
  await lab.connect('Sandbox Wallet')
  await lab.page.getByTestId('behaviour-sandbox').selectOption('ask')
  await lab.press('sign-message')
  await card.getByRole('button', { name: 'Reject' }).click()
  await expect(lab.result).toHaveAttribute('data-status', 'failed')
  await lab.press('sign-message')
  await card.getByRole('button', { name: 'Approve' }).click()
  await expect(lab.result).toHaveAttribute('data-status', 'done')
  await expect(lab.page).toHaveURL(/wallets=sandbox:ask/)

  await lab.page.getByTestId('account-sandbox').selectOption(SECOND)
  await lab.expectConnected(SECOND)
  await lab.page.getByTestId('chain-sandbox').selectOption('8453')
  await lab.expectNetwork('Base')
})

test('wallets are installed and removed, faults are switched on and off, and a reload keeps both', async ({
  lab,
  sandbox,
}) => {
  await lab.open({ wallets: 'sandbox' })
  await lab.page.getByTestId('install-fjord').click()
  await lab.page.getByTestId('install-injected').click()
  await expect(lab.page).toHaveURL(/wallets=sandbox,fjord,injected/)
  await lab.page.getByTestId('wallet-card-fjord').getByRole('button', { name: 'Remove' }).click()
  await expect(lab.page).toHaveURL(/wallets=sandbox,injected/)
  const balance = lab.page.getByTestId('fault-balance')
  await balance.selectOption('500')
  await expect
    .poll(() => sandbox.faults.current())
    .toEqual({ balance: { kind: 'status', status: 500 } })
  await lab.reload()

  await expect(balance).toHaveValue('500')
  await lab.page.getByRole('button', { name: 'Heal all' }).click()
  await expect(balance).toHaveValue('fine')
  expect(sandbox.faults.current()).toEqual({})
  await lab.connectButton.click()
  await expect(lab.modal.wallets()).toHaveCount(2)
})

test('the address and the configuration agree', async ({ lab }) => {
  await lab.open({ wallets: 'sandbox' })
  await lab.page.getByText('Wallets', { exact: true }).last().click()
  await lab.option('enableEIP6963').click()
  await lab.option('themeMode').selectOption('light')
  await expect(lab.page).toHaveURL(/enableEIP6963=false&.*themeMode=light/)

  await lab.reload()

  await expect(lab.option('enableEIP6963')).not.toBeChecked()
  await lab.connectButton.click()
  await lab.modal.expectView('Connect')
  // The listing recommends the wallet all the same, to be paired with.
  await expect(lab.modal.wallet('Sandbox Wallet')).not.toContainText('Installed')
  await lab.modal.closeButton.click()
  await lab.page.getByRole('link', { name: 'Reset' }).click()
  await expect(lab.option('enableEIP6963')).toBeChecked()
})
