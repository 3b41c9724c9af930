import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { test } from './lab-test.ts'
import { FULL } from './rings.ts'

test('a visitor switches the network in the modal', async ({ lab, installWallet }) => {
  const wallet = await installWallet()
  await lab.open()
  await lab.connect(wallet.name)

  await lab.networkButton.click()
  await lab.modal.expectView('Networks')
  await lab.modal.network('Base').click()

  await lab.expectNetwork('Base')
  expect(wallet.chainId()).toBe(8453)
  await lab.expectConnected(FIRST)
})

test('the site switches there and back', FULL, async ({ lab, installWallet }) => {
  const wallet = await installWallet()
  await lab.open()
  await lab.connect(wallet.name)

  expect(await lab.switchTo(8453)).toMatchObject({ status: 'done' })
  await lab.expectNetwork('Base')
  expect(await lab.switchTo(1, 'request-switch')).toMatchObject({ status: 'done' })
  await lab.expectNetwork('Ethereum')
  expect(wallet.chainId()).toBe(1)
})

test('a network that the wallet does not know is added to it', async ({ lab, installWallet }) => {
  const wallet = await installWallet()
  await lab.open()
  await lab.connect(wallet.name)

  await lab.networkButton.click()
  await lab.modal.network('OP Mainnet').click()

  await lab.expectNetwork('OP Mainnet')
  expect(wallet.chainId()).toBe(10)
  const asked = wallet.log.prompts().map(({ method }) => method)
  expect(asked).toContain('wallet_addEthereumChain')
  await lab.modal.expectClosed()
  expect(await lab.outcomeOf('send-transaction')).toMatchObject({
    status: 'done',
    value: { status: 'success' },
  })
})

test('a refused switch leaves everything as it was', FULL, async ({ lab, installWallet }) => {
  const wallet = await installWallet()
  await lab.open()
  await lab.connect(wallet.name)
  wallet.behave('reject', { methods: ['wallet_switchEthereumChain'] })

  await lab.networkButton.click()
  await lab.modal.network('Base').click()

  await lab.modal.expectView('SwitchNetwork')
  await expect(lab.modal.heading).toHaveText('Switch declined')
  await lab.expectNetwork('Ethereum')
  wallet.behave('approve')
  await lab.modal.button('Try again').click()
  await lab.expectNetwork('Base')
})

test(
  'a pending switch shows what is requested, and can be left',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet()
    await lab.open()
    await lab.connect(wallet.name)
    wallet.behave('never-answer', { methods: ['wallet_switchEthereumChain'] })
    await lab.networkButton.click()
    await lab.modal.network('Base').click()
    await lab.modal.expectView('SwitchNetwork')
    await expect(lab.modal.line).toHaveText('Latchkey lab wants to switch from Ethereum to Base.')

    await lab.modal.button('Cancel').click()

    await lab.modal.expectView('Networks')
    await lab.expectNetwork('Ethereum')
  },
)

test(
  'on a network the site does not support, the visitor is asked to switch to a supported one',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet()
    await lab.open()
    await lab.connect(wallet.name)

    wallet.switchChain(137)

    await lab.modal.expectView('UnsupportedChain')
    await lab.modal.expectShake(() => lab.page.keyboard.press('Escape'))
    await lab.modal.expectView('UnsupportedChain')
    await lab.modal.network('Base').click()
    await lab.expectNetwork('Base')
    await lab.modal.expectClosed()
    expect(wallet.chainId()).toBe(8453)
  },
)

test(
  'a visitor who connects on an unsupported network sees a warning',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet({ chainId: 137 })
    await lab.open()
    await lab.connectButton.click()
    await lab.modal.wallet(wallet.name).click()

    await lab.modal.expectView('UnsupportedChain')
    await lab.modal.closeButton.click()
    await lab.modal.expectClosed()
    await lab.accountButton.click()
    await lab.modal.expectView('UnsupportedChain')
    await lab.modal.button('Disconnect').click()

    await lab.expectDisconnected()
    await lab.modal.expectClosed()
  },
)
test(
  'a site that allows unsupported networks shows no warning',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet()
    await lab.open({ allowUnsupportedChain: 'true' })
    await lab.connect(wallet.name)

    wallet.switchChain(137)

    await lab.expectNetwork('Not supported (eip155:137)')
    await lab.modal.expectClosed()
  },
)

test(
  'a switch that the wallet confirms and does not do is an error',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet()
    await lab.open()
    await lab.connect(wallet.name)
    wallet.behave('wrong-chain')

    const result = await lab.switchTo(8453)

    expect(result.status).toBe('failed')
    await lab.expectNetwork('Ethereum')
  },
)

test(
  'a network that the site does not list cannot be switched to',
  FULL,
  async ({ lab, installWallet, trouble }) => {
    const wallet = await installWallet()
    await lab.open()
    await lab.connect(wallet.name)
    trouble.allow(/network|eip155:424242/i)

    const result = await lab.switchTo(424242)

    expect(result).toMatchObject({ status: 'failed', value: { message: 'Network not found' } })
  },
)

test('networks are found by typing, and an empty result is shown', FULL, async ({ lab }) => {
  await lab.open({ networks: '1,8453,10,137,42161,56,100' })
  await lab.networkButton.click()
  await lab.modal.expectView('Networks')

  await lab.modal.search.fill('arb')
  await expect(lab.modal.networks()).toHaveCount(1)
  await expect(lab.modal.networks()).toContainText('Arbitrum')
  await lab.modal.search.fill('nowhere')
  await expect(lab.modal.dialog.getByText('No network found')).toBeVisible()
  await lab.modal.search.fill('')

  await expect(lab.modal.networks()).toHaveCount(7)
})

test('without a wallet a network can be chosen, also after a reload', FULL, async ({ lab }) => {
  await lab.open()
  await lab.networkButton.click()

  await lab.modal.network('Base').click()

  await lab.expectNetwork('Base')
  await lab.reload()
  await lab.expectNetwork('Base')
})
