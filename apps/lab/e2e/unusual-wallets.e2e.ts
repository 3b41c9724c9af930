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

test('a wallet that never answers blocks no other; what it approves late, or answers wrongly, does not connect', async ({
  lab,
  installWallet,
}) => {
  const wallet = await installWallet({ behaviour: 'never-answer' })
  await installWallet({
    announce: { name: 'Fjord', rdns: 'example.fjord' },
    privateKeys: [THIRD.privateKey],
  })
  const { modal } = lab
  await lab.open()
  await lab.connectButton.click()

  await test.step('no answer', async () => {
    await modal.wallet(wallet.name).click()
    await expect(modal.heading).toHaveText('Continue in Sandbox Wallet')
    await modal.backButton.click()
    await modal.expectView('Connect')
  })

  await test.step('an answer that can’t be read', async () => {
    wallet.behave('wrong-shape')
    await modal.wallet(wallet.name).click()
    await expect(modal.heading).toHaveText(`${wallet.name} sent an answer we can’t read`)
    await expect(modal.line).toContainText('Nothing was shared')
    await expect(lab.status).toHaveText('disconnected')
    await modal.backButton.click()
    await modal.expectView('Connect')
  })

  await test.step('an approval after the visitor has left the wallet', async () => {
    wallet.behave('ask')
    await modal.wallet(wallet.name).click()
    await wallet.nextPrompt()
    await modal.backButton.click()
    await modal.expectView('Connect')
    await wallet.decide('approve')
    await expect.poll(() => wallet.log.list().at(-1)?.outcome).toBe('answered')
    await expect(lab.status).toHaveText('disconnected')
  })

  await modal.wallet('Fjord').click()
  await lab.expectConnected(THIRD.address)
  await modal.expectClosed()
})

test(
  'a wallet with an open request is asked again; its nonsense changes nothing, and locked it is disconnected',
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

    await test.step('events of a wrong shape, of which a table in Node has more', async () => {
      wallet.emit('accountsChanged', 'nobody')
      wallet.emit('accountsChanged', [42])
      wallet.emit('chainChanged', { chain: 1 })
      wallet.emit('chainChanged', 'one')
      wallet.switchChain(8453)
      await lab.expectNetwork('Base')
      await lab.expectConnected(FIRST)
    })

    await test.step('after a reload a locked wallet is not asked, and is unlocked by connecting', async () => {
      wallet.log.clear()
      await lab.page.goto('about:blank')
      wallet.lock()
      await lab.open()
      await lab.expectDisconnected()
      expect(wallet.log.prompts()).toEqual([])
      await lab.connect(wallet.name)
      await lab.expectConnected(FIRST)
    })

    await test.step('a wallet that is disabled answers nothing; one that is locked is disconnected', async () => {
      wallet.disconnect()
      expect(await lab.outcomeOf('sign-message')).toMatchObject({ status: 'failed' })
      wallet.lock()
      await lab.expectDisconnected()
    })
  },
)
