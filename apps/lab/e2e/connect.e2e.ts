import { expect } from '@playwright/test'
import { FIRST, SECOND } from './accounts.ts'
import { test } from './lab-test.ts'
import { FULL } from './rings.ts'

test('a visitor connects and sees account, network and balance', async ({ lab, installWallet }) => {
  const wallet = await installWallet()
  await lab.open()

  await lab.connect(wallet.name)

  await lab.expectConnected(FIRST)
  await lab.expectNetwork('Ethereum')
  await expect(lab.balance).toHaveText(/^[\d.]+ ETH$/)
  await expect(lab.accountButton).toContainText('ETH')
  expect(wallet.log.prompts().map(({ method }) => method)).toEqual(['eth_requestAccounts'])
})

test('after a reload the visitor is connected without a prompt', async ({ lab, installWallet }) => {
  const wallet = await installWallet()
  await lab.open()
  await lab.connect(wallet.name)
  wallet.log.clear()

  await lab.reload()

  await lab.expectConnected(FIRST)
  await expect(lab.balance).toHaveText(/ETH$/)
  await lab.modal.expectClosed()
  expect(wallet.log.prompts()).toEqual([])
})

test('a visitor disconnects, and no personal data stays in storage', async ({
  lab,
  installWallet,
}) => {
  const wallet = await installWallet()
  await lab.open()
  await lab.connect(wallet.name)
  await lab.accountButton.click()
  await lab.modal.expectView('Account')

  await lab.modal.button('Disconnect').click()

  await lab.expectDisconnected()
  await lab.modal.expectClosed()
  const stored = await lab.storedTexts()
  expect(
    stored.filter((text) => text.toLowerCase().includes(FIRST.slice(2).toLowerCase())),
  ).toEqual([])
  await lab.reload()
  await lab.expectDisconnected()
})

test(
  'declined, tried again, changed in the wallet, disconnected: little is stored, and the wallet is offered first',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet({ behaviour: 'reject' })
    const { modal } = lab
    await lab.open()

    await test.step('declined, then tried again', async () => {
      await lab.connectButton.click()
      await modal.wallet(wallet.name).click()
      await modal.expectView('ConnectingExternal')
      await expect(modal.heading).toHaveText('Connection declined')
      await expect(modal.line).toContainText('Nothing was shared')
      wallet.behave('approve')
      await modal.button('Try again').click()
      await lab.expectConnected(FIRST)
      await modal.expectClosed()
    })

    await test.step('another account and network in the wallet are those of the page', async () => {
      wallet.switchAccount(SECOND)
      await lab.expectConnected(SECOND)
      wallet.switchChain(8453)
      await lab.expectNetwork('Base')
      await expect(lab.networkButton).toContainText('Base')
      const events = await lab.events('provider')
      expect(events).toEqual(expect.arrayContaining(['accountsChanged', 'chainChanged']))
    })

    await test.step('of the session only the recent wallets and how it was connected are stored', async () => {
      await lab.outcomeOf('disconnect')
      await lab.expectDisconnected()
      const stored = await lab.storedTexts()
      expect(stored.filter((text) => text.includes(wallet.rdns))).toEqual([
        `@appkit/last_way=wallet eip155 ${wallet.rdns}`,
        expect.stringMatching(/recent_wallets/),
      ])
    })

    await test.step('after a reload the wallet is the first row, and connects with one press', async () => {
      await lab.reload()
      await lab.connectButton.click()
      await modal.expectView('Connect')
      const last = modal.part('connect-last').getByRole('button')
      await expect(last).toHaveText(`${wallet.name}Last used`)
      await expect(modal.wallet(wallet.name)).toHaveCount(1)
      const places = await modal.dialog
        .locator('[data-part=list-row]')
        .evaluateAll((rows) =>
          rows.map((row) => row.closest('[data-testid=connect-last]') !== null),
        )
      expect(places.indexOf(true)).toBe(0)
      await last.click()
      await lab.expectConnected(SECOND)
    })

    await test.step('a wallet that forgets the site disconnects the page', async () => {
      wallet.forgetSite()
      await lab.expectDisconnected()
    })
  },
)
