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

test('a visitor rejects, then tries again', FULL, async ({ lab, installWallet }) => {
  const wallet = await installWallet({ behaviour: 'reject' })
  await lab.open()
  await lab.connectButton.click()
  await lab.modal.wallet(wallet.name).click()

  await lab.modal.expectView('ConnectingExternal')
  await expect(lab.modal.heading).toHaveText('Connection declined')
  await expect(lab.modal.line).toContainText('Nothing was shared')
  wallet.behave('approve')
  await lab.modal.button('Try again').click()

  await lab.expectConnected(FIRST)
  await lab.modal.expectClosed()
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

test(
  'an account changed in the wallet is the account of the page',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet()
    await lab.open()
    await lab.connect(wallet.name)

    wallet.switchAccount(SECOND)

    await lab.expectConnected(SECOND)
    expect(await lab.events('provider')).toContain('accountsChanged')
  },
)

test(
  'a network changed in the wallet is the network of the page',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet()
    await lab.open()
    await lab.connect(wallet.name)

    wallet.switchChain(8453)

    await lab.expectNetwork('Base')
    await expect(lab.networkButton).toContainText('Base')
    expect(await lab.events('provider')).toContain('chainChanged')
  },
)

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
  'when the wallet forgets the site, the page is disconnected',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet()
    await lab.open()
    await lab.connect(wallet.name)

    wallet.forgetSite()

    await lab.expectDisconnected()
  },
)
test(
  'of a session only the recent wallets and how the visitor connected are stored',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet()
    await lab.open()
    await lab.connect(wallet.name)

    await lab.outcomeOf('disconnect')

    await lab.expectDisconnected()
    const stored = await lab.storedTexts()
    expect(stored.filter((text) => text.includes(wallet.rdns))).toEqual([
      `@appkit/last_way=wallet eip155 ${wallet.rdns}`,
      expect.stringMatching(/recent_wallets/),
    ])
  },
)

test(
  'what was connected last is the first row, and connects with one press',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet()
    await lab.open()
    await lab.connect(wallet.name)
    await lab.expectConnected(FIRST)
    await lab.press('disconnect')
    await lab.expectDisconnected()
    await lab.reload()

    await lab.connectButton.click()
    await lab.modal.expectView('Connect')
    const last = lab.modal.part('connect-last').getByRole('button')
    await expect(last).toHaveText(`${wallet.name}Last used`)
    await expect(lab.modal.wallet(wallet.name)).toHaveCount(1)
    const places = await lab.modal.dialog
      .locator('[data-part=list-row]')
      .evaluateAll((rows) => rows.map((row) => row.closest('[data-testid=connect-last]') !== null))
    expect(places.indexOf(true)).toBe(0)
    await last.click()

    await lab.expectConnected(FIRST)
  },
)
