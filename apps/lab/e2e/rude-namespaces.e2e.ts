import {
  SANDBOX_BITCOIN_ACCOUNTS,
  SANDBOX_SOLANA_ACCOUNTS,
  SANDBOX_SOLANA_DOLLAR,
} from '@latchkey/sandbox'
import { BITCOIN_HABITS, SOLANA_HABITS } from '@latchkey/sandbox/wallets'
import { expect } from '@playwright/test'
import { test } from './lab-test.ts'
import type { LabModel } from './models/lab-model.ts'
import { FULL } from './rings.ts'
import { expectConfirmed, reviewTransfer } from './setup/send-in-modal.ts'

/** Networks of both namespaces. */
const NETWORKS = { networks: '1,solana,bitcoin' }

const [, SOLANA_SECOND] = SANDBOX_SOLANA_ACCOUNTS
const [BITCOIN_FIRST, BITCOIN_SECOND] = SANDBOX_BITCOIN_ACCOUNTS

const REFUSED = { status: 'failed', value: { code: 'wallet.request-rejected' } }

/** The wallet's owner declines the connection, and the visitor closes the modal. */
async function decline({ connectButton, modal }: LabModel, name: string): Promise<void> {
  await connectButton.click()
  await modal.wallet(name).click()
  await expect(modal.dialog).toContainText('Connection declined')
  await modal.closeButton.click()
  await modal.expectClosed()
}

test('a Solana wallet with every habit connects, is resumed, signs, sends, changes account and disconnects', async ({
  lab,
  installSolanaWallet,
  sandbox,
}) => {
  const wallet = await installSolanaWallet({
    face: { name: 'Tern' },
    habits: SOLANA_HABITS,
    // The first account is emptied.
    privateKeys: [`0x${'4d'.repeat(32)}`, SOLANA_SECOND.privateKey],
  })
  const [first = ''] = wallet.addresses()
  const chain = sandbox.solana.get()
  chain.airdrop(first, 1_500_000_000n)
  chain.setPriorityFees([1_000, 250_000])
  const { modal } = lab
  await lab.open(NETWORKS)

  wallet.behave('reject')
  await decline(lab, 'Tern')
  wallet.behave('approve')
  await lab.connect('Tern')
  await lab.expectConnected(first)
  await lab.reload()
  await lab.expectConnected(first)

  wallet.behave('reject')
  expect(await lab.outcomeOf('sign-message')).toMatchObject(REFUSED)
  wallet.behave('approve')
  expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
  expect(await lab.outcomeOf('send-transaction')).toMatchObject({
    status: 'done',
    value: { err: null },
  })

  await test.step('Max', async () => {
    await reviewTransfer(lab, { amount: 'max', to: SOLANA_SECOND.address })
    wallet.behave('reject')
    await modal.part('send-confirm').click()
    await expect(modal.part('notice')).toContainText('Request declined')
    wallet.behave('approve')
    await modal.part('send-confirm').click()
    await expectConfirmed(lab)
    expect(Object(chain.request('getBalance', [first])).value).toBe(0)
    chain.setPriorityFees([])
    await modal.closeButton.click()
    await modal.expectClosed()
  })

  wallet.switchAccount(SOLANA_SECOND.address)
  await lab.expectConnected(SOLANA_SECOND.address)
  expect(await lab.outcomeOf('sign-message')).toMatchObject({
    value: { address: SOLANA_SECOND.address, isValid: true },
  })

  await test.step('SOL is not sent to a token', async () => {
    await lab.accountButton.click()
    await modal.part('account-send').click()
    await modal.part('send-amount').fill('0.25')
    await modal.part('send-address').fill(SANDBOX_SOLANA_DOLLAR.mint)
    await modal.part('send-review').click()
    await expect(modal.part('notice')).toContainText('not a wallet')
    await modal.closeButton.click()
    await modal.expectClosed()
  })

  await lab.press('disconnect')
  await lab.expectDisconnected()
  await lab.reload()
  await lab.expectDisconnected()
})

for (const [shape, ring] of [
  ['sats-connect', {}],
  ['standard', FULL],
] as const) {
  test(
    `a Bitcoin wallet (${shape}) with every habit connects, is resumed, signs, sends, changes account and disconnects`,
    ring,
    async ({ lab, installBitcoinWallet, sandbox }) => {
      const wallet = await installBitcoinWallet({
        face: { name: 'Puffin' },
        shapes: [shape],
        habits: BITCOIN_HABITS,
      })
      const { modal } = lab
      await lab.open(NETWORKS)

      wallet.behave('reject')
      await decline(lab, 'Puffin')
      wallet.behave('approve')
      await lab.connect('Puffin')
      await lab.expectConnected(BITCOIN_FIRST.payment.address)
      await lab.reload()
      await lab.expectConnected(BITCOIN_FIRST.payment.address)

      wallet.behave('reject')
      expect(await lab.outcomeOf('sign-message')).toMatchObject(REFUSED)
      wallet.behave('approve')
      expect(await lab.outcomeOf('sign-message')).toMatchObject({
        status: 'done',
        value: { address: BITCOIN_FIRST.payment.address },
      })
      await reviewTransfer(lab, { amount: '0.0025', to: BITCOIN_SECOND.payment.address })
      await modal.part('send-confirm').click()
      await expect(modal.part('scene-heading')).toHaveText('On its way')
      await sandbox.bitcoin.mine(1)
      await expectConfirmed(lab)
      await modal.closeButton.click()
      await modal.expectClosed()

      wallet.switchAccount(BITCOIN_SECOND.payment.address)
      await lab.expectConnected(BITCOIN_SECOND.payment.address)
      await lab.press('disconnect')
      await lab.expectDisconnected()
      await lab.reload()
      await lab.expectDisconnected()
    },
  )
}
