/** @full Tries variants of journeys whose rules are tables in Node. */

import type { Fault, FaultPart } from '@latchkey/sandbox'
import { expect } from '@playwright/test'
import { FIRST, SECOND } from './accounts.ts'
import { test } from './lab-test.ts'

/** The browser itself comments on answers that fail. */
const BROWSER_COMMENT = /Failed to load resource/

const FAULTS: readonly (readonly [name: string, fault: Fault])[] = [
  ['slow', { kind: 'slow', ms: 2_000 }],
  ['answering 500', { kind: 'status', status: 500 }],
  ['answering 403', { kind: 'status', status: 403 }],
  ['lying', { kind: 'garbage', shape: 'wrong' }],
  ['answering no JSON', { kind: 'garbage', shape: 'not-json' }],
  ['cut off', { kind: 'reset' }],
  ['silent', { kind: 'silence' }],
]

test('however the blockchain API fails, balance and account are shown', async ({
  lab,
  installWallet,
  sandbox,
  trouble,
}) => {
  test.slow()
  trouble.allow(BROWSER_COMMENT)
  const wallet = await installWallet()
  for (const [name, fault] of FAULTS) {
    await test.step(name, async () => {
      sandbox.faults.set('blockchainApi', fault)
      await lab.open()

      await lab.connect(wallet.name)

      await lab.expectConnected(FIRST)
      await expect(lab.balance).toHaveText(/^[\d.]+ ETH$/)
      await lab.accountButton.click()
      await lab.modal.expectView('Account')
      await expect(lab.modal.balance).toHaveText(/^[\d.,]+ ETH$/)
      await lab.modal.closeButton.click()
      await lab.modal.expectClosed()
      expect(await lab.outcomeOf('sign-message')).toMatchObject({ status: 'done' })
      // What is stored of the account goes with the connection.
      expect(await lab.outcomeOf('disconnect')).toMatchObject({ status: 'done' })
    })
  }
})

test('however the wallet API and the analytics fail, a visitor can connect', async ({
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
  for (const [name, fault] of FAULTS.slice(-3)) {
    await test.step(name, async () => {
      for (const part of ['walletApi', 'analytics'] satisfies FaultPart[])
        sandbox.faults.set(part, fault)
      await lab.open({ analytics: '{"consent":true}' })
      await lab.page.evaluate(() => localStorage.clear())
      await lab.reload()

      await lab.connect(wallet.name)

      await lab.expectConnected(FIRST)
      await lab.accountButton.click()
      await lab.modal.expectView('Account')
      await lab.modal.closeButton.click()
      expect(await lab.outcomeOf('disconnect')).toMatchObject({ status: 'done' })
    })
  }
})

test('with every node down the balance is unavailable, and never a number', async ({
  lab,
  installWallet,
  sandbox,
  trouble,
}) => {
  trouble.allow(BROWSER_COMMENT)
  const wallet = await installWallet()
  sandbox.faults.set('blockchainApi', { kind: 'status', status: 500 })
  sandbox.faults.set('nodes', { kind: 'reset' })
  await lab.open()
  await lab.connect(wallet.name)

  await expect(lab.balance).toHaveText('Balance unavailable', { timeout: 20_000 })
  await expect(lab.accountButton).not.toContainText(/\d ETH/)
  await lab.accountButton.click()

  await expect(lab.modal.balance).toHaveText('Balance unavailable')
})

test('networks without a node use the proxy', async ({ lab, installWallet, sandbox }) => {
  const wallet = await installWallet()
  await lab.open({ customRpcUrls: 'proxy' })

  await lab.connect(wallet.name)

  await expect(lab.balance).toHaveText(/ETH$/)
  expect(sandbox.requests.count('rpc')).toBeGreaterThan(0)
})

test('a name of the API is shown beside the address, never instead of it', async ({
  lab,
  installWallet,
  sandbox,
}) => {
  await sandbox.names.set(FIRST, { name: 'mira.example', avatar: null })
  const wallet = await installWallet()
  await lab.open()

  await lab.connect(wallet.name)
  await lab.accountButton.click()

  await expect(lab.modal.dialog.getByText('mira.example')).toBeVisible()
  await expect(lab.modal.dialog.getByTestId('account-address')).toContainText('0xf39F')
})

test('a name that resolves to another address is not shown', async ({
  lab,
  installWallet,
  sandbox,
}) => {
  const lie = { name: 'vitalik.eth', avatar: null, resolvesTo: SECOND }
  await sandbox.names.set(FIRST, lie)
  const wallet = await installWallet()
  await lab.open()

  await lab.connect(wallet.name)
  await lab.accountButton.click()
  const calls = () => sandbox.requests.list('nodes').flatMap(({ rpcMethods }) => rpcMethods)
  await expect.poll(calls).toContain('eth_call')

  await expect(lab.modal.dialog.getByTestId('account-address')).toContainText('0xf39F')
  await expect(lab.modal.dialog.getByText('vitalik.eth')).toHaveCount(0)
})

test('events reach the sink without personal data in the address', async ({
  lab,
  installWallet,
  sandbox,
  requestsWatch,
}) => {
  requestsWatch.allowAnalytics()
  const wallet = await installWallet()
  await lab.open({ analytics: '{"consent":true}' })

  await lab.connect(wallet.name)

  await expect
    .poll(() => sandbox.analytics.list().map(({ body }) => nameOf(body)))
    .toEqual(
      expect.arrayContaining([
        ...['INITIALIZE', 'MODAL_OPEN', 'SELECT_WALLET'],
        ...['CONNECT_SUCCESS', 'MODAL_CLOSE'],
      ]),
    )
  expect(sandbox.analytics.list().map(({ body }) => nameOf(body))).not.toContain('MODAL_CREATED')
  expect(await lab.events('analytics')).toContain('CONNECT_SUCCESS')
})

test('with analytics off nothing is sent, and the site still gets the events', async ({
  lab,
  installWallet,
  sandbox,
}) => {
  const wallet = await installWallet()
  await lab.open({ 'features.analytics': 'false', analytics: '{"consent":true}' })

  await lab.connect(wallet.name)

  await expect.poll(() => lab.events('analytics')).toContain('CONNECT_SUCCESS')
  expect(sandbox.analytics.list()).toEqual([])
})

function nameOf(body: unknown): unknown {
  const props: unknown = Object(body)['props']
  return Object(props)['event']
}
