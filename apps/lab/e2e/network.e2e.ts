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

test(
  'a switch that is declined, left, or not done leaves everything as it was; then site and visitor switch',
  FULL,
  async ({ lab, installWallet, trouble }) => {
    const wallet = await installWallet()
    const { modal } = lab
    await lab.open()
    await lab.connect(wallet.name)

    await test.step('declined, and tried again', async () => {
      wallet.behave('reject', { methods: ['wallet_switchEthereumChain'] })
      await lab.networkButton.click()
      await modal.network('Base').click()
      await modal.expectView('SwitchNetwork')
      await expect(modal.heading).toHaveText('Switch declined')
      await lab.expectNetwork('Ethereum')
      wallet.behave('approve')
      await modal.button('Try again').click()
      await lab.expectNetwork('Base')
      await modal.expectClosed()
    })

    await test.step('by the site', async () => {
      expect(await lab.switchTo(1, 'request-switch')).toMatchObject({ status: 'done' })
      await lab.expectNetwork('Ethereum')
      expect(wallet.chainId()).toBe(1)
      expect(await lab.switchTo(8453)).toMatchObject({ status: 'done' })
      await lab.expectNetwork('Base')
    })

    await test.step('to a network that the site does not list, or that the wallet only says it is on', async () => {
      trouble.allow(/network|eip155:424242/i)
      const unknown = { status: 'failed', value: { message: 'Network not found' } }
      expect(await lab.switchTo(424242)).toMatchObject(unknown)
      wallet.behave('wrong-chain')
      expect(await lab.switchTo(1)).toMatchObject({ status: 'failed' })
      await lab.expectNetwork('Base')
    })

    await test.step('left while the wallet is asked', async () => {
      wallet.behave('never-answer', { methods: ['wallet_switchEthereumChain'] })
      await lab.networkButton.click()
      await modal.network('Ethereum').click()
      await modal.expectView('SwitchNetwork')
      await expect(modal.line).toHaveText('Latchkey lab wants to switch from Base to Ethereum.')
      await modal.button('Cancel').click()
      await modal.expectView('Networks')
      await lab.expectNetwork('Base')
    })
  },
)

test(
  'on a network that the site does not support a visitor sees a warning, and switches or disconnects',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet({ chainId: 137 })
    const { modal } = lab
    await lab.open()
    await lab.connectButton.click()
    await modal.wallet(wallet.name).click()
    await modal.expectView('UnsupportedChain')
    await modal.closeButton.click()
    await modal.expectClosed()
    await lab.accountButton.click()
    await modal.expectView('UnsupportedChain')
    await modal.network('Base').click()
    await lab.expectNetwork('Base')
    await modal.expectClosed()
    expect(wallet.chainId()).toBe(8453)

    wallet.switchChain(137)
    await modal.expectView('UnsupportedChain')
    await modal.expectShake(() => lab.page.keyboard.press('Escape'))
    await modal.expectView('UnsupportedChain')
    await modal.button('Disconnect').click()
    await lab.expectDisconnected()
    await modal.expectClosed()
  },
)

test(
  'without a wallet a network is found by typing and chosen, also after a reload',
  FULL,
  async ({ lab }) => {
    const { modal } = lab
    await lab.open({ networks: '1,8453,10,137,42161,56,100' })
    await lab.networkButton.click()
    await modal.expectView('Networks')
    await modal.search.fill('arb')
    await expect(modal.networks()).toHaveCount(1)
    await expect(modal.networks()).toContainText('Arbitrum')
    await modal.search.fill('nowhere')
    await expect(modal.dialog.getByText('No network found')).toBeVisible()
    await modal.search.fill('')
    await expect(modal.networks()).toHaveCount(7)

    await modal.network('Base').click()
    await lab.expectNetwork('Base')
    await lab.reload()
    await lab.expectNetwork('Base')
  },
)
