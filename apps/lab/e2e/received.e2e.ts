/** The tests of receiving on Solana and Bitcoin. `portfolio` tests receiving on EVM networks. */

import { SANDBOX_BITCOIN_ACCOUNTS, SANDBOX_SOLANA_ACCOUNTS } from '@latchkey/sandbox'
import { expect } from '@playwright/test'
import { test } from './lab-test.ts'
import type { LabModel } from './models/lab-model.ts'
import { FULL } from './rings.ts'
import { seeInTime } from './setup/see-in-time.ts'

/** A site that shows what accounts did on all of its networks. */
const EVERYWHERE = {
  networks: '1,8453,solana,bitcoin',
  'features.history': '["eip155","solana","bip122"]',
}

/** Until time passes once more. */
const TURN = { timeout: 2_000 }

const SOLANA = SANDBOX_SOLANA_ACCOUNTS[1].address
const BITCOIN = SANDBOX_BITCOIN_ACCOUNTS[1].payment.address

async function showActivity(lab: LabModel): Promise<void> {
  await lab.accountButton.click()
  // On Bitcoin it is the only list.
  const tab = lab.modal.part('account-tabs').getByRole('tab', { name: 'Activity' })
  await expect(lab.modal.part('activity').or(tab)).toBeVisible()
  if (await tab.isVisible()) await tab.click()
  await expect(lab.modal.part('activity')).toHaveAttribute('data-state', 'ready')
}

test(
  'what a Solana wallet receives is seen while the visitor looks',
  FULL,
  async ({ lab, installSolanaWallet, sandbox }) => {
    const wallet = await installSolanaWallet({ face: { name: 'Tern' } })
    await lab.page.clock.install()
    await lab.open(EVERYWHERE)
    await lab.connect('Tern')
    wallet.switchAccount(SOLANA)
    await lab.expectConnected(SOLANA)
    await showActivity(lab)

    sandbox.solana.get().airdrop(SOLANA, 1_250_000_000n)

    const row = lab.modal.part('activity-row').first()
    await seeInTime(lab.page, () => expect(row).toContainText('+1.25 SOL', TURN))
  },
)

test(
  'a Bitcoin wallet’s history comes from its network, with what is received and sent meanwhile',
  FULL,
  async ({ lab, installBitcoinWallet, sandbox }) => {
    await sandbox.bitcoin.ready()
    const wallet = await installBitcoinWallet({ face: { name: 'Puffin' } })
    await lab.page.clock.install()
    await lab.open(EVERYWHERE)
    await lab.connect('Puffin')
    wallet.switchAccount(BITCOIN)
    await lab.expectConnected(BITCOIN)
    await showActivity(lab)
    const row = lab.modal.part('activity-row').first()
    await expect(row).toContainText('Received')

    await sandbox.bitcoin.fund(BITCOIN, 1_500_000n)
    await seeInTime(lab.page, () => expect(row).toContainText('+0.015 BTC', TURN))
    await lab.modal.closeButton.click()
    await lab.press('send-transaction')
    await showActivity(lab)
    await expect(row).toHaveAttribute('data-mark', 'pending')
    const hash = (await row.getAttribute('data-hash')) ?? ''
    await sandbox.bitcoin.mine()

    // The lab sends to the account itself.
    await seeInTime(lab.page, () => expect(row).not.toHaveAttribute('data-mark', /.*/, TURN))
    await expect(row).toHaveAttribute('data-hash', hash)
    await expect(row).toContainText('Sent')
  },
)
