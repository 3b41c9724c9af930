/** @full Connects a further wallet written by others. */

import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { test } from './lab-test.ts'
import { answerPopup } from './setup/answer-popup.ts'
import { nodeOf } from './setup/node-of.ts'
import { servePortoDialog } from './setup/porto-dialog.ts'
import { watchScripts } from './setup/watch-scripts.ts'

/** A name that is in the library alone. */
const LIBRARY = 'id.porto.sh'
const SITE = { walletLibraries: 'porto', networks: '8453,1' }

// On http the library uses a window in place of its frame.
test.beforeEach(({ trouble }) => trouble.allow(/Detected insecure protocol/))

test('Porto: loaded by the press, declined, connected, signs, reloaded, disconnected', async ({
  lab,
  context,
  sandbox,
}) => {
  test.slow()
  const { page, modal } = lab
  const node = nodeOf(sandbox, 8453)
  const methods = await servePortoDialog(context, { account: FIRST, node })
  const scripts = watchScripts(page)
  await lab.open(SITE)
  await lab.connectButton.click()
  await expect(modal.wallet('Porto')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await scripts.containing(LIBRARY)).toEqual([])
  await expect(page.locator('dialog[data-porto]')).toHaveCount(0)

  await answerPopup(page, () => modal.wallet('Porto').click(), 'Decline')
  await expect(modal.heading).toHaveText('Connection declined')
  expect(await scripts.containing(LIBRARY)).not.toEqual([])
  await answerPopup(page, () => modal.button('Try again').click(), 'Approve')
  await lab.expectConnected(FIRST)
  await modal.expectClosed()
  await lab.expectNetwork('Base')

  await answerPopup(page, () => lab.press('sign-message'), 'Approve')
  await expect(lab.result).toContainText('"isValid": true')
  await answerPopup(page, () => lab.press('sign-message'), 'Decline')
  await expect(lab.result).toContainText('4001')

  const before = methods.length
  await lab.reload()
  await lab.expectConnected(FIRST)
  await lab.expectNetwork('Base')
  expect(methods).toHaveLength(before)

  expect(await lab.outcomeOf('disconnect')).toMatchObject({ status: 'done' })
  await lab.expectDisconnected()
  await lab.reload()
  await lab.expectDisconnected()
  await lab.connectButton.click()
  await answerPopup(page, () => modal.wallet('Porto').click(), 'Approve')
  await lab.expectConnected(FIRST)
})
