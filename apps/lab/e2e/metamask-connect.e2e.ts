/** @full Connects a further wallet written by others. */

import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { test } from './lab-test.ts'
import { watchScripts } from './setup/watch-scripts.ts'

/** A name that is in the library alone. */
const LIBRARY = 'mm-sdk-relay'
/** The library's relay; the browser never asks its host. */
const RELAY = 'wss://mm-sdk-relay.api.cx.metamask.io/**'
const SITE = { walletLibraries: 'metamask', networks: '1,8453' }

test('MetaMask with its extension: one row, connected by the extension, reloaded, nothing of the library loaded', async ({
  lab,
  installMetaMask,
}) => {
  const wallet = await installMetaMask()
  const { page, modal } = lab
  const scripts = watchScripts(page)
  await lab.open(SITE)
  await lab.connectButton.click()
  await expect(modal.dialog.getByTestId(/^wallet-io\.metamask/)).toHaveCount(1)
  await expect(modal.dialog.getByText('MetaMask', { exact: true })).toHaveCount(1)

  await modal.wallet('MetaMask').click()
  await lab.expectConnected(FIRST)
  await modal.expectClosed()
  expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })

  wallet.log.clear()
  await lab.reload()
  await lab.expectConnected(FIRST)
  expect(wallet.log.prompts()).toEqual([])
  expect(await lab.outcomeOf('disconnect')).toMatchObject({ status: 'done' })
  await lab.expectDisconnected()
  await lab.reload()
  await lab.expectDisconnected()
  expect(await scripts.containing(LIBRARY)).toEqual([])
})

test('MetaMask without its extension: its own dialog with a code, which its own relay waits for', async ({
  lab,
  context,
}) => {
  const { page, modal } = lab
  const messages: string[] = []
  await context.routeWebSocket(RELAY, (socket) => {
    socket.onMessage((message) => messages.push(String(message)))
  })
  const scripts = watchScripts(page)
  await lab.open(SITE)
  await lab.connectButton.click()
  await expect(modal.wallet('MetaMask')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await scripts.containing(LIBRARY)).toEqual([])

  await modal.wallet('MetaMask').click()
  await modal.expectClosed()
  const dialog = page.locator('mm-install-modal')
  await expect(dialog.getByText('Connect with Metamask')).toBeVisible()
  await expect(dialog.getByText('Install MetaMask Extension')).toBeVisible()
  await expect.poll(() => messages.join()).toContain('"connect"')
  expect(await scripts.containing(LIBRARY)).not.toEqual([])

  await dialog.locator('.close, [class*=close]').first().click()
  await modal.expectView('ConnectingExternal')
  await expect(modal.heading).toHaveText('Connection declined')
})
