/** @full Tries variants of journeys whose rules are tables in Node. */

import { expect } from '@playwright/test'
import { FIRST, SECOND } from './accounts.ts'
import { test } from './lab-test.ts'

test('a request of a wallet is answered in its card', async ({ lab }) => {
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
})

test('accounts and networks are changed in the wallet’s card', async ({ lab }) => {
  await lab.open({ wallets: 'sandbox' })
  await lab.connect('Sandbox Wallet')

  await lab.page.getByTestId('account-sandbox').selectOption(SECOND)
  await lab.expectConnected(SECOND)
  await lab.page.getByTestId('chain-sandbox').selectOption('8453')
  await lab.expectNetwork('Base')
})

test('wallets are installed and removed, and the address lists them', async ({ lab }) => {
  await lab.open({ wallets: 'sandbox' })

  await lab.page.getByTestId('install-fjord').click()
  await lab.page.getByTestId('install-injected').click()
  await expect(lab.page).toHaveURL(/wallets=sandbox,fjord,injected/)
  await lab.page.getByTestId('wallet-card-fjord').getByRole('button', { name: 'Remove' }).click()
  await expect(lab.page).toHaveURL(/wallets=sandbox,injected/)
  await lab.reload()

  await lab.connectButton.click()
  await expect(lab.modal.wallets()).toHaveCount(2)
})

test('faults are switched on and off by hand', async ({ lab, sandbox }) => {
  await lab.open()
  const balance = lab.page.getByTestId('fault-balance')

  await balance.selectOption('500')
  await expect
    .poll(() => sandbox.faults.current())
    .toEqual({
      balance: { kind: 'status', status: 500 },
    })
  await lab.reload()
  await expect(balance).toHaveValue('500')
  await lab.page.getByRole('button', { name: 'Heal all' }).click()

  await expect(balance).toHaveValue('fine')
  expect(sandbox.faults.current()).toEqual({})
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

test('a session is restored after a change of the instance’s options', async ({ lab }) => {
  await lab.open({ wallets: 'sandbox' })
  await lab.connect('Sandbox Wallet')

  await lab.option('themeMode').selectOption('light')

  await lab.expectConnected(FIRST)
  expect(await lab.outcomeOf('sign-message')).toMatchObject({ status: 'done' })
})
