/** @full Tries variants of journeys whose rules are tables in Node. */

import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { choose, KNOWN, NATIVE } from './models/link-model.ts'
import { test } from './peer-test.ts'
import { scan } from './setup/show-code.ts'

test('a wallet that was paired with before is offered first, and pairs again', async ({
  lab,
  peer,
}) => {
  const { modal } = lab
  await lab.open(KNOWN)
  await choose(lab, NATIVE)
  await scan(lab, peer)
  await lab.expectConnected(FIRST)
  await modal.expectClosed()
  await lab.page.evaluate(() => window.latchkey?.disconnect())
  await expect(lab.status).toHaveText('disconnected')
  // Like a visitor who returns another day.
  await lab.reload()

  await lab.connectButton.click()
  const row = modal.part(`wallet-${NATIVE.id}`)
  await expect(row).toHaveCount(1)
  await expect(modal.part('connect-last').locator('button')).toHaveText(/Last used/)
  await expect(row).toContainText('Last used')
  await row.click()
  await modal.expectView('ConnectingWalletConnect')
  await expect(modal.dialog).toHaveAccessibleName(NATIVE.name)
  await scan(lab, peer)

  await lab.expectConnected(FIRST)
  await modal.expectClosed()
  expect(peer.proposals).toHaveLength(2)
  await expect.poll(() => peer.topics()).toHaveLength(1)
})
