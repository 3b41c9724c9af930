import { expect } from '@playwright/test'
import { FIRST } from '../accounts.ts'
import { test } from './webkit-test.ts'

const WALLET = 'wallet-dev.latchkey.sandbox'

test('a visitor connects, signs a message, is connected after a reload, and disconnects', async ({
  lab,
}) => {
  await lab.open()
  await lab.press('connect-button')
  await lab.expectView('Connect')
  await lab.press(WALLET)
  await lab.expectText('lab-status', 'connected')
  await lab.expectText('lab-address', FIRST)
  await lab.expectView(undefined)

  await lab.press('lab-sign-message')
  await lab.expectText('lab-result', /"isValid":\s*true/)

  await lab.reload()
  await lab.expectText('lab-status', 'connected')
  await lab.press('account-button')
  await lab.expectView('Account')
  await lab.press('account-disconnect')
  await lab.expectText('lab-status', 'disconnected')
})

test('a visitor signs in, and is not asked again after a reload', async ({ lab }) => {
  await lab.open({ siwx: 'required' })
  await lab.press('connect-button')
  await lab.press(WALLET)
  await lab.expectView('SIWXSignMessage')
  await lab.press('sign-in-sign')
  await lab.expectView(undefined)
  await lab.expectText('lab-address', FIRST)

  await lab.reload()
  await lab.expectText('lab-status', 'connected')
  await lab.expectView(undefined)
})

test('a visitor searches a network and switches to it', async ({ lab }) => {
  await lab.open()
  await lab.press('connect-button')
  await lab.press(WALLET)
  await lab.expectText('lab-status', 'connected')
  await lab.expectView(undefined)
  await lab.press('network-button')
  await lab.expectView('Networks')
  await expect.poll(() => lab.focused()).toBe('networks-search')
  await lab.type('base')
  await expect.poll(() => lab.part('network-eip155:1')).toBeNull()
  await lab.press('network-eip155:8453')
  await lab.expectText('lab-network', 'Base')
})

test('the code for any wallet is drawn', async ({ lab }) => {
  await lab.open()
  await lab.press('connect-button')
  await lab.press('connect-code')
  await expect.poll(async () => (await lab.part('pairing-code'))?.state).toBe('shown')
})
