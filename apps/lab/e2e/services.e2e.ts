/** @full Tries variants of journeys whose rules are tables in Node. */

import type { Fault, FaultPart } from '@latchkey/sandbox'
import { expect } from '@playwright/test'
import { FIRST, SECOND } from './accounts.ts'
import { test } from './lab-test.ts'

/** The browser itself comments on answers that fail. */
const BROWSER_COMMENT = /Failed to load resource/

const SILENT: Fault = { kind: 'silence' }
const LYING: Fault = { kind: 'garbage', shape: 'wrong' }

test('however every service fails, a visitor connects and signs; without nodes, too, the balance is no number', async ({
  lab,
  installWallet,
  sandbox,
  requestsWatch,
  trouble,
}) => {
  test.slow()
  trouble.allow(BROWSER_COMMENT)
  requestsWatch.allowAnalytics()
  const wallet = await installWallet()
  // Other failures take the same ways, which tables in Node show.
  for (const [name, fault] of Object.entries({ silent: SILENT, lying: LYING })) {
    await test.step(name, async () => {
      for (const part of ['blockchainApi', 'walletApi', 'analytics'] satisfies FaultPart[])
        sandbox.faults.set(part, fault)
      await lab.open({ analytics: '{"consent":true}' })
      await lab.page.evaluate(() => localStorage.clear())
      await lab.reload()

      await lab.connect(wallet.name)

      await lab.expectConnected(FIRST)
      await expect(lab.balance).toHaveText(/^[\d.]+ ETH$/)
      await lab.accountButton.click()
      await lab.modal.expectView('Account')
      await expect(lab.modal.balance).toHaveText(/^[\d.,]+ ETH$/)
      await lab.modal.closeButton.click()
      await lab.modal.expectClosed()
      expect(await lab.outcomeOf('sign-message')).toMatchObject({ status: 'done' })
      // The disconnection removes the stored data of the account.
      expect(await lab.outcomeOf('disconnect')).toMatchObject({ status: 'done' })
    })
  }

  await test.step('with every node down', async () => {
    sandbox.faults.set('nodes', { kind: 'reset' })
    await lab.connect(wallet.name)
    await expect(lab.balance).toHaveText('Balance unavailable', { timeout: 20_000 })
    await expect(lab.accountButton).not.toContainText(/\d ETH/)
    await lab.accountButton.click()
    await expect(lab.modal.balance).toHaveAttribute('data-state', 'unknown')
  })
})

test('by the proxy, where no node is given, a name is shown beside the address, and none that resolves to another one', async ({
  lab,
  installWallet,
  sandbox,
}) => {
  await sandbox.names.set(FIRST, { name: 'mira.example', avatar: null })
  const lie = { name: 'vitalik.eth', avatar: null, resolvesTo: FIRST }
  await sandbox.names.set(SECOND, lie)
  const wallet = await installWallet()
  await lab.open({ customRpcUrls: 'proxy' })
  await lab.connect(wallet.name)
  await expect(lab.balance).toHaveText(/ETH$/)
  expect(sandbox.requests.count('rpc')).toBeGreaterThan(0)
  await lab.accountButton.click()
  await expect(lab.modal.dialog.getByText('mira.example')).toBeVisible()
  await expect(lab.modal.dialog.getByTestId('account-address')).toContainText('0xf39F')

  sandbox.requests.clear()
  wallet.switchAccount(SECOND)
  await lab.expectConnected(SECOND)
  const calls = () => sandbox.requests.list('rpc').flatMap(({ rpcMethods }) => rpcMethods)
  await expect.poll(calls).toContain('eth_call')

  await expect(lab.modal.dialog.getByTestId('account-address')).toContainText('0x7099')
  await expect(lab.modal.dialog.getByText('vitalik.eth')).toHaveCount(0)
})
