/** @full Tries a further way to show the modal, to be listed in it, or to store. */

import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { test } from './lab-test.ts'
import { createModalModel } from './models/modal-model.ts'
import { openSafeHost } from './setup/safe-host.ts'

// A frame on another site has no storage in this browser, and its pictures come from this machine.
test.beforeEach(({ notes, trouble }) => {
  notes.allow(/Unable to use storage/)
  trouble.allow(/^console\.warning: Mixed Content/)
})

const SITE = new URLSearchParams({
  wallets: 'none',
  logins: 'false',
  networks: '1,8453,10',
  analytics: '"ask"',
  hood: 'true',
})

test('inside Safe the site is connected by itself, signs and sends; a visitor can leave', async ({
  page,
  site,
  sandbox,
}) => {
  const chain = sandbox.chains.list().find(({ id }) => id === 8453)
  const safe = await openSafeHost(page, {
    site: `${site.url}/?${SITE}`,
    account: FIRST,
    chainId: 8453,
    rpc: async (method, params) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(chain?.url ?? '', { method: 'POST', headers, body })
      return Object(await answer.json()).result
    },
  })
  const frame = page.frameLocator('iframe[name=site]')
  const part = (name: string) => frame.getByTestId(`lab-${name}`)
  const modal = createModalModel(page.frame('site') ?? page)

  await expect(part('status')).toHaveText('connected')
  await expect(part('address')).toHaveText(FIRST)
  await expect(part('network')).toHaveText('Base')
  await modal.expectClosed()

  await part('sign-message').click()
  await expect(part('result')).toContainText('"isValid": true')

  // A proposal is no transaction: the site waits until the owners have carried it out.
  await part('send-transaction').click()
  await expect.poll(() => safe.methods).toContain('getTxBySafeTxHash')
  await expect(part('result')).not.toHaveAttribute('data-status', /done|failed/)
  safe.execute()
  await expect(part('result')).toHaveAttribute('data-status', 'done')
  await expect(part('result')).not.toContainText('5afe5afe')

  await part('disconnect').click()
  await expect(part('status')).toHaveText('disconnected')
  await frame.getByRole('banner').getByTestId('connect-button').click()
  await expect(frame.getByTestId(/^wallet-/).first()).toHaveAttribute('data-testid', 'wallet-safe')
  await frame.getByTestId('wallet-safe').click()
  await expect(part('status')).toHaveText('connected')
})

test('in the frame of any other page nothing is asked, and the site goes on as usual', async ({
  page,
  site,
}) => {
  const safe = await openSafeHost(page, {
    site: `${site.url}/?${SITE}`,
    url: 'https://app.safe.global.evil.example/apps/open',
    account: FIRST,
    chainId: 1,
    rpc: async () => null,
  })
  const frame = page.frameLocator('iframe[name=site]')

  await frame.getByRole('banner').getByTestId('connect-button').click()
  await expect(frame.locator('[data-view=Connect]')).toBeVisible()

  await expect(frame.getByTestId('wallet-safe')).toHaveCount(0)
  await expect(frame.getByTestId('lab-status')).toHaveText('disconnected')
  expect(safe.methods).toEqual([])
})
