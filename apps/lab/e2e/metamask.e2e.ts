/** @full Connects a further wallet written by others. */

import type { EvmHabit } from '@latchkey/sandbox/wallets'
import { expect } from '@playwright/test'
import { FIRST, SECOND } from './accounts.ts'
import { test } from './lab-test.ts'

/** Other journeys have a scripted wallet; here every request goes through MetaMask's own provider. */
test('MetaMask: declined, connected, used, changed in the wallet, reloaded, disconnected', async ({
  lab,
  installMetaMask,
}) => {
  test.slow()
  const wallet = await installMetaMask({ behaviour: 'reject' })
  await lab.open()
  await lab.connectButton.click()
  await lab.modal.wallet(wallet.name).click()
  await expect(lab.modal.heading).toHaveText('Connection declined')
  wallet.behave('approve')
  await lab.modal.button('Try again').click()
  await lab.expectConnected(FIRST)
  await lab.modal.expectClosed()
  await expect(lab.balance).toHaveText(/^[\d.]+ ETH$/)

  const valid = { status: 'done', value: { isValid: true } }
  expect(await lab.outcomeOf('sign-message')).toMatchObject(valid)
  expect(await lab.outcomeOf('sign-typed-data')).toMatchObject(valid)
  const mined = { status: 'done', value: { status: 'success' } }
  expect(await lab.outcomeOf('send-transaction')).toMatchObject(mined)
  expect(await lab.outcomeOf('capabilities')).toMatchObject({ status: 'done' })
  const batch = { status: 'done', value: { id: expect.stringMatching(/^0x/) } }
  expect(await lab.outcomeOf('send-calls')).toMatchObject(batch)
  wallet.behave('reject')
  const declined = { status: 'failed', value: { code: 4001 } }
  expect(await lab.outcomeOf('sign-message')).toMatchObject(declined)
  wallet.behave('approve')

  wallet.switchAccount(SECOND)
  await lab.expectConnected(SECOND)
  wallet.switchChain(8453)
  await lab.expectNetwork('Base')
  wallet.log.clear()
  await lab.reload()
  await lab.expectConnected(SECOND)
  await lab.expectNetwork('Base')
  expect(wallet.log.prompts()).toEqual([])

  expect(await lab.outcomeOf('disconnect')).toMatchObject({ status: 'done' })
  await lab.expectDisconnected()
  await lab.reload()
  await lab.expectDisconnected()
})

test('MetaMask: networks are switched, added, declined, and left when the site has them not', async ({
  lab,
  installMetaMask,
}) => {
  test.slow()
  const wallet = await installMetaMask()
  await lab.open()
  const other = await lab.otherTab()
  await lab.page.bringToFront()
  await lab.connect(wallet.name)
  await other.expectConnected(FIRST)

  await lab.networkButton.click()
  await lab.modal.network('Base').click()
  await lab.expectNetwork('Base')
  await other.expectNetwork('Base')
  expect(wallet.chainId()).toBe(8453)
  expect(await lab.switchTo(1, 'request-switch')).toMatchObject({ status: 'done' })
  await lab.expectNetwork('Ethereum')
  wallet.behave('reject')
  const declined = { status: 'failed', value: { code: 4001 } }
  expect(await lab.switchTo(8453)).toMatchObject(declined)
  await lab.expectNetwork('Ethereum')
  wallet.behave('approve')

  await lab.networkButton.click()
  await lab.modal.network('OP Mainnet').click()
  await lab.expectNetwork('OP Mainnet')
  const asked = wallet.log.prompts().map(({ method }) => method)
  expect(asked).toContain('wallet_addEthereumChain')

  wallet.switchChain(137)
  await lab.modal.expectView('UnsupportedChain')
  await lab.modal.network('Base').click()
  await lab.expectNetwork('Base')
  await lab.modal.expectClosed()

  wallet.forgetSite()
  await lab.expectDisconnected()
  await other.expectDisconnected()
})

/** Those that MetaMask's provider passes on: it takes another order of accounts, or none, for a bug of its own. */
const HABITS: readonly EvmHabit[] = [
  ...(['lower-case', 'late-answers', 'late-switch', 'no-chain-events'] as const),
  'errors-in-words',
]

test('MetaMask: late, silent and without codes it is reloaded, unlocked, switched, used and disconnected', async ({
  lab,
  installMetaMask,
}) => {
  test.slow()
  const wallet = await installMetaMask({ behaviour: 'reject', habits: HABITS })
  await lab.open()
  await lab.connectButton.click()
  await lab.modal.wallet(wallet.name).click()
  await expect(lab.modal.heading).toHaveText('Connection declined')
  wallet.behave('approve')
  await lab.modal.button('Try again').click()
  await lab.expectConnected(FIRST)
  await lab.modal.expectClosed()

  await test.step('locked while the page loads, it comes back once it is unlocked', async () => {
    await lab.page.goto('about:blank')
    wallet.lock()
    await lab.open()
    await lab.expectDisconnected()
    wallet.unlock()
    await lab.expectConnected(FIRST)
  })

  await test.step('locked while it is connected, it stays', async () => {
    wallet.log.clear()
    wallet.lock()
    const why = () => wallet.log.list().find(({ method }) => method === 'wallet_getPermissions')
    await expect.poll(() => why()?.outcome).toBe('answered')
    await lab.expectConnected(FIRST)
    wallet.unlock()
    wallet.switchAccount(SECOND)
    await lab.expectConnected(SECOND)
  })

  await test.step('it switches late and without an event, also to a network that it calls unknown in words', async () => {
    for (const name of ['Base', 'OP Mainnet', 'Ethereum']) {
      await lab.networkButton.click()
      await lab.modal.network(name).click()
      await lab.expectNetwork(name)
    }
    const asked = wallet.log.prompts().map(({ method }) => method)
    expect(asked).toContain('wallet_addEthereumChain')
  })

  const valid = { status: 'done', value: { isValid: true } }
  expect(await lab.outcomeOf('sign-message')).toMatchObject(valid)
  const mined = { status: 'done', value: { status: 'success' } }
  expect(await lab.outcomeOf('send-transaction')).toMatchObject(mined)
  wallet.log.clear()
  await lab.reload()
  await lab.expectConnected(SECOND)
  expect(wallet.log.prompts()).toEqual([])
  expect(await lab.outcomeOf('disconnect')).toMatchObject({ status: 'done' })
  await lab.expectDisconnected()
})
