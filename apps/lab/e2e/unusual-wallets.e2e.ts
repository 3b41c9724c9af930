/** @full Tries a further way to show the modal, to be listed in it, or to store. */

import { SANDBOX_ACCOUNTS } from '@latchkey/sandbox'
import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { test } from './lab-test.ts'
import { FULL } from './rings.ts'

const THIRD = SANDBOX_ACCOUNTS[2]

test('a wallet in window.ethereum alone can be used', async ({ lab, installWallet }) => {
  await installWallet({ announce: false, inject: true })
  await lab.open({ enableWalletConnect: 'false' })
  await lab.connectButton.click()
  await expect(lab.modal.wallets()).toHaveCount(1)

  await lab.modal.wallets().click()

  await lab.expectConnected(FIRST)
  await lab.reload()
  await lab.expectConnected(FIRST)
})

test('a wallet that announces itself and injects itself is listed once', async ({
  lab,
  installWallet,
}) => {
  await installWallet({ inject: true })
  await lab.open({ enableWalletConnect: 'false' })
  await lab.connectButton.click()

  await expect(lab.modal.wallets()).toHaveCount(1)
})

test('two wallets of one name and origin have two rows and are marked; after a reload there is no prompt', async ({
  lab,
  installWallet,
}) => {
  const first = await installWallet()
  const second = await installWallet({ privateKeys: [THIRD.privateKey] })
  await lab.open()
  await lab.connectButton.click()
  await expect(lab.modal.wallets()).toHaveCount(2)
  for (const row of await lab.modal.wallets().all()) {
    await expect(row).toContainText(/two wallets/i)
  }

  await lab.modal.wallets().nth(1).click()
  await lab.expectConnected(THIRD.address)
  first.log.clear()
  second.log.clear()
  await lab.reload()

  await lab.expectDisconnected()
  expect([...first.log.list(), ...second.log.list()].filter(({ wasPrompt }) => wasPrompt)).toEqual(
    [],
  )
})

test(
  'an open request of a wallet is shown, and can be retried',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet({ behaviour: 'pending' })
    await lab.open()
    await lab.connectButton.click()
    await lab.modal.wallet(wallet.name).click()

    await expect(lab.modal.heading).toHaveText('Sandbox Wallet is waiting for you')
    wallet.behave('approve')
    await lab.modal.button('Try again').click()

    await lab.expectConnected(FIRST)
  },
)

test('a wallet that never answers does not block others', async ({ lab, installWallet }) => {
  const silent = await installWallet({ behaviour: 'never-answer' })
  await installWallet({
    announce: { name: 'Fjord', rdns: 'example.fjord' },
    privateKeys: [THIRD.privateKey],
  })
  await lab.open()
  await lab.connectButton.click()
  await lab.modal.wallet(silent.name).click()
  await expect(lab.modal.heading).toHaveText('Continue in Sandbox Wallet')

  await lab.modal.backButton.click()
  await lab.modal.expectView('Connect')
  await lab.modal.wallet('Fjord').click()

  await lab.expectConnected(THIRD.address)
  await lab.modal.expectClosed()
})

test(
  'a late approval after the visitor has left the wallet does not connect',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet({ behaviour: 'ask' })
    await lab.open()
    await lab.connectButton.click()
    await lab.modal.wallet(wallet.name).click()
    await wallet.nextPrompt()
    await lab.modal.backButton.click()
    await lab.modal.expectView('Connect')

    await wallet.decide('approve')

    await expect.poll(() => wallet.log.list().at(-1)?.outcome).toBe('answered')
    await lab.expectDisconnected()
  },
)

test(
  'a locked wallet is unlocked by connecting, and locking it disconnects',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet({ behaviour: 'locked' })
    await lab.open()

    await lab.connect(wallet.name)
    await lab.expectConnected(FIRST)
    wallet.lock()

    await lab.expectDisconnected()
  },
)

test('after a reload a locked wallet is not asked', FULL, async ({ lab, installWallet }) => {
  const wallet = await installWallet()
  await lab.open()
  await lab.connect(wallet.name)
  wallet.log.clear()
  await lab.page.goto('about:blank')
  wallet.lock()

  await lab.open()

  await lab.expectDisconnected()
  expect(wallet.log.prompts()).toEqual([])
})

test('an invalid answer of a wallet does not connect', FULL, async ({ lab, installWallet }) => {
  const wallet = await installWallet({ behaviour: 'wrong-shape' })
  await lab.open()
  await lab.connectButton.click()
  await lab.modal.wallet(wallet.name).click()

  await expect(lab.modal.heading).toHaveText(`${wallet.name} sent an answer we can’t read`)
  await expect(lab.modal.line).toContainText('Nothing was shared')
  await expect(lab.status).toHaveText('disconnected')
})

test('events of a wrong shape change nothing', FULL, async ({ lab, installWallet }) => {
  const nonsense: readonly [string, unknown][] = [
    ['accountsChanged', 'nobody'],
    ['accountsChanged', [42]],
    ['chainChanged', { chain: 1 }],
    ['chainChanged', 'one'],
  ]
  const wallet = await installWallet()
  await lab.open()
  await lab.connect(wallet.name)
  for (const [event, payload] of nonsense) {
    await test.step(`${event} with ${JSON.stringify(payload)}`, async () => {
      wallet.emit(event, payload)
      wallet.switchChain(8453)

      await lab.expectNetwork('Base')
      await lab.expectConnected(FIRST)
      wallet.switchChain(1)
      await lab.expectNetwork('Ethereum')
    })
  }
})

test(
  'a wallet that is disabled while connected ends the session or shows an error',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet()
    await lab.open()
    await lab.connect(wallet.name)

    wallet.disconnect()

    expect(await lab.outcomeOf('sign-message')).toMatchObject({ status: 'failed' })
  },
)
