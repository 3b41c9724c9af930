import {
  SANDBOX_ACCOUNTS,
  SANDBOX_BITCOIN_ACCOUNTS,
  SANDBOX_SOLANA_ACCOUNTS,
} from '@latchkey/sandbox'
import { expect } from '@playwright/test'
import { test } from './login-test.ts'
import type { LabModel } from './models/lab-model.ts'
import { FULL } from './rings.ts'

/** A site that shows what accounts did on all of its networks. */
const EVERYWHERE = {
  networks: '1,8453,solana,bitcoin',
  'features.history': '["eip155","solana","bip122"]',
}

// What is new is read every 15 seconds only.
test.setTimeout(120_000)

/** Longer than what is new may wait to be read. */
const UPDATE = { timeout: 40_000 }

const EVM = SANDBOX_ACCOUNTS[7]
const SOLANA = SANDBOX_SOLANA_ACCOUNTS[1].address
const BITCOIN = SANDBOX_BITCOIN_ACCOUNTS[1].payment.address

async function showActivity(lab: LabModel): Promise<void> {
  await lab.accountButton.click()
  await lab.modal.part('account-activity').click()
  await lab.modal.expectView('Transactions')
  await expect(lab.modal.part('activity')).toHaveAttribute('data-state', 'ready')
}

test(
  'what an EVM wallet receives is seen while the visitor looks, without a press',
  FULL,
  async ({ lab, installWallet, sandbox }) => {
    const wallet = await installWallet({ privateKeys: [EVM.privateKey] })
    await lab.open(EVERYWHERE)
    await lab.connect(wallet.name)
    await showActivity(lab)

    await sandbox.chains.get(1).transfer({ to: EVM.address, amount: 7n * 10n ** 17n })

    const row = lab.modal.part('activity-row').first()
    await expect(row).toContainText('+0.7 ETH', UPDATE)
    await expect(row).toHaveAttribute('data-mark', 'received')
  },
)

test(
  'what a Solana wallet receives is seen while the visitor looks',
  FULL,
  async ({ lab, installSolanaWallet, sandbox }) => {
    const wallet = await installSolanaWallet({ face: { name: 'Tern' } })
    await lab.open(EVERYWHERE)
    await lab.connect('Tern')
    wallet.switchAccount(SOLANA)
    await lab.expectConnected(SOLANA)
    await showActivity(lab)

    sandbox.solana.get().airdrop(SOLANA, 1_250_000_000n)

    await expect(lab.modal.part('activity-row').first()).toContainText('+1.25 SOL', UPDATE)
  },
)

test(
  'a Bitcoin wallet’s history comes from its network, with what is received and sent meanwhile',
  FULL,
  async ({ lab, installBitcoinWallet, sandbox }) => {
    await sandbox.bitcoin.ready()
    const wallet = await installBitcoinWallet({ face: { name: 'Puffin' } })
    await lab.open(EVERYWHERE)
    await lab.connect('Puffin')
    wallet.switchAccount(BITCOIN)
    await lab.expectConnected(BITCOIN)
    await showActivity(lab)
    const row = lab.modal.part('activity-row').first()
    await expect(row).toContainText('Received')

    await sandbox.bitcoin.fund(BITCOIN, 1_500_000n)
    await expect(row).toContainText('+0.015 BTC', UPDATE)
    await lab.modal.closeButton.click()
    await lab.press('send-transaction')
    await showActivity(lab)
    await expect(row).toHaveAttribute('data-mark', 'pending')
    const hash = (await row.getAttribute('data-hash')) ?? ''
    await sandbox.bitcoin.mine()

    // The lab sends to the account itself.
    await expect(row).not.toHaveAttribute('data-mark', /.*/, UPDATE)
    await expect(row).toHaveAttribute('data-hash', hash)
    await expect(row).toContainText('Sent')
  },
)

test(
  'an embedded wallet without anything says so, until it receives a token',
  FULL,
  async ({ lab, login, sandbox }) => {
    await lab.open({ logins: 'true' })
    await login.logIn('quiet@sandbox.test')
    const address = await lab.address.innerText()
    await lab.accountButton.click()
    await lab.modal.dialog.getByRole('tab', { name: 'Activity' }).click()
    await expect(lab.modal.part('activity-empty')).toBeVisible()

    await sandbox.chains.get(1).mint(`0x${address.slice(2)}`, 25n * 10n ** 18n)

    await expect(lab.modal.part('activity-row').first()).toContainText('+25 SUSD', UPDATE)
    await expect(lab.modal.part('activity-empty')).toHaveCount(0)
  },
)
