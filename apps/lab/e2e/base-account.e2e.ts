/** @full Connects a further wallet written by others. */

import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { test } from './lab-test.ts'
import { answerPopup } from './setup/answer-popup.ts'
import { serveBasePopups } from './setup/base-popup.ts'
import { nodeOf } from './setup/node-of.ts'
import { watchScripts } from './setup/watch-scripts.ts'

/** A name that is in the library alone. */
const LIBRARY = 'keys.coinbase.com'
const SITE = { walletLibraries: 'base-account', networks: '8453,1' }

test('Base Account: loaded by the press, declined, connected, used, reloaded, disconnected', async ({
  lab,
  context,
  sandbox,
}) => {
  test.slow()
  const { page, modal } = lab
  const popups = await serveBasePopups(context, { account: FIRST, node: nodeOf(sandbox, 8453) })
  const scripts = watchScripts(page)
  await lab.open(SITE)
  await lab.connectButton.click()
  await expect(modal.wallet('Base Account')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await scripts.containing(LIBRARY)).toEqual([])

  await answerPopup(page, () => modal.wallet('Base Account').click(), 'Decline')
  await expect(modal.heading).toHaveText('Connection declined')
  expect(await scripts.containing(LIBRARY)).not.toEqual([])
  await answerPopup(page, () => modal.button('Try again').click(), 'Approve')
  await lab.expectConnected(FIRST)
  await modal.expectClosed()
  await lab.expectNetwork('Base')
  expect(popups.introductions.at(-1)).toMatchObject({
    metadata: { appName: 'My site' },
    preference: { telemetry: false },
  })

  await answerPopup(page, () => lab.press('sign-message'), 'Approve')
  await expect(lab.result).toContainText('"isValid": true')
  await answerPopup(page, () => lab.press('send-transaction'), 'Approve')
  await expect(lab.result).toContainText('"status": "success"')
  await answerPopup(page, () => lab.press('sign-message'), 'Decline')
  await expect(lab.result).toContainText('4001')

  const before = popups.methods.length
  await lab.reload()
  await lab.expectConnected(FIRST)
  await lab.expectNetwork('Base')
  expect(popups.methods).toHaveLength(before)

  expect(await lab.outcomeOf('disconnect')).toMatchObject({ status: 'done' })
  await lab.expectDisconnected()
  await lab.reload()
  await lab.expectDisconnected()
  await lab.connectButton.click()
  await answerPopup(page, () => modal.wallet('Base Account').click(), 'Approve')
  await lab.expectConnected(FIRST)
})
