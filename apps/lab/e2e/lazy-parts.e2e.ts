/** @full Tries variants of journeys whose rules are tables in Node. */

import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { BREAK_NAMES, type BrokenParts, breakParts, COMMENTS } from './break-parts.ts'
import { test } from './lab-test.ts'
import type { LabModel } from './models/lab-model.ts'

/**
 * The modal with the core and the ui package, and the adapter: nothing can be shown without them.
 */
const FIRST_PARTS = /^(mount-modal|create-discovery)-/

test.beforeEach(({ trouble }) => trouble.allow(COMMENTS))

test('a modal that failed to load while the page was idle is loaded again by a click', async ({
  lab,
  installWallet,
}) => {
  const wallet = await installWallet()
  const parts = await breakParts(lab.page, FIRST_PARTS, 'cut off')
  await lab.open()
  await expect.poll(parts.count).toBeGreaterThan(0)
  await expect(lab.connectButton).toHaveAccessibleName('Connect Wallet')
  parts.repair()

  await lab.connect(wallet.name)

  await lab.expectConnected(FIRST)
  await lab.outcomeOf('disconnect')
})

test('a modal that fails to load at a click can be requested again', async ({
  lab,
  installWallet,
}) => {
  const wallet = await installWallet()
  await inEveryWay(lab, FIRST_PARTS, async (parts) => {
    await lab.open()
    await lab.connectButton.click()
    await expect(lab.connectButton).toHaveAccessibleName('Couldn’t load. Try again')
    await expect(lab.connectButton).not.toHaveAttribute('aria-busy')
    parts.repair()

    await lab.connectButton.click()

    await lab.modal.expectView('Connect')
    await expect(lab.connectButton).toHaveAccessibleName('Connect Wallet')
    await lab.modal.wallet(wallet.name).click()
    await lab.expectConnected(FIRST)
    await lab.outcomeOf('disconnect')
  })
})

test('a part that fails to load after the list is shown is loaded when it is needed', async ({
  lab,
  installWallet,
}) => {
  const wallet = await installWallet()
  const late = /^(create-sessions|connecting-external\.view)-/
  const parts = await breakParts(lab.page, late, 'gone after a new release')
  await lab.open()
  await lab.connectButton.click()
  await lab.modal.expectView('Connect')
  await expect.poll(parts.count).toBeGreaterThan(1)
  parts.repair()

  await lab.modal.wallet(wallet.name).click()

  await lab.expectConnected(FIRST)
  await lab.modal.expectClosed()
  expect(await lab.outcomeOf('sign-message')).toMatchObject({ status: 'done' })
  expect(await lab.outcomeOf('disconnect')).toMatchObject({ status: 'done' })
  await lab.expectDisconnected()
})

test('views that fail to load when they are opened can be requested again', async ({ lab }) => {
  await inEveryWay(lab, /^networks\.view-/, async (parts) => {
    await lab.open()
    await lab.press('open-networks')
    await expect(lab.modal.part('load-error')).toContainText('Couldn’t load this view')
    // Nothing else loads the view: only the click can.
    await expect.poll(parts.count).toBeGreaterThan(0)
    await lab.page.waitForLoadState('networkidle')
    parts.repair()

    await lab.modal.button('Try again').click()

    await expect(lab.modal.networks()).not.toHaveCount(0)
    await expect(lab.modal.part('load-error')).toHaveCount(0)
  })
})

test('a returning visitor whose modal fails to load is resumed by a click', async ({
  lab,
  installWallet,
}) => {
  const wallet = await installWallet()
  await lab.open()
  await lab.connect(wallet.name)
  const parts = await breakParts(lab.page, /^(mount-modal|create-sessions)-/, 'answered by a page')
  await lab.reload()
  await lab.expectDisconnected()
  expect(parts.count()).toBeGreaterThan(0)
  parts.repair()

  await lab.connectButton.click()

  await lab.expectConnected(FIRST)
})

test("a wallet that is chosen while its part can't be loaded shows an error, and can be retried", async ({
  lab,
  installWallet,
}) => {
  const wallet = await installWallet()
  const parts = await breakParts(lab.page, /^create-sessions-/, 'cut off')
  await lab.open()
  await lab.connectButton.click()
  await lab.modal.wallet(wallet.name).click()
  await expect(lab.modal.heading).toHaveText('The server could not be reached')
  parts.repair()

  await lab.modal.button('Try again').click()

  await lab.expectConnected(FIRST)
})

test('a view that fails to load twice offers to reload the page', async ({ lab }) => {
  const parts = await breakParts(lab.page, /^networks\.view-/, 'gone after a new release')
  await lab.open()
  await lab.press('open-networks')
  await expect(lab.modal.part('load-error')).toBeVisible()
  await expect(lab.modal.button('Reload the page')).toHaveCount(0)
  await lab.modal.button('Try again').click()
  await expect(lab.modal.button('Reload the page')).toBeVisible()
  parts.repair()

  await lab.modal.button('Reload the page').click()

  await lab.modal.expectClosed()
  await lab.press('open-networks')
  await expect(lab.modal.networks()).not.toHaveCount(0)
})

test('a modal that fails to load twice makes the button reload the page', async ({ lab }) => {
  const parts = await breakParts(lab.page, FIRST_PARTS, 'gone after a new release')
  await lab.open()
  await lab.connectButton.click()
  await expect(lab.connectButton).toHaveAccessibleName('Couldn’t load. Try again')
  await lab.connectButton.click()
  await expect(lab.connectButton).toHaveAccessibleName('Couldn’t load. Reload the page')
  parts.repair()

  await lab.connectButton.click()

  await expect(lab.connectButton).toHaveAccessibleName('Connect Wallet')
  await lab.connectButton.click()
  await lab.modal.expectView('Connect')
})

test('a visitor connects and disconnects while signing can’t be loaded', async ({
  lab,
  installWallet,
}) => {
  const wallet = await installWallet()
  const parts = await breakParts(lab.page, /^create-facets-/, 'cut off')
  await lab.open()

  await lab.connect(wallet.name)

  await lab.expectConnected(FIRST)
  await expect.poll(parts.count).toBeGreaterThan(0)
  await lab.accountButton.click()
  await lab.modal.expectView('Account')
  await lab.modal.closeButton.click()
  expect(await lab.outcomeOf('disconnect')).toMatchObject({ status: 'done' })
  await lab.expectDisconnected()
})

test('a language that failed to load is shown once it can be loaded', async ({ lab }) => {
  const parts = await breakParts(lab.page, /^ar-/, 'cut off')
  await lab.open({ locale: 'ar' })
  await lab.connectButton.click()
  await expect(lab.modal.dialog).toHaveAccessibleName('Connect wallet')
  expect(parts.count()).toBeGreaterThan(0)
  await lab.modal.closeButton.click()
  parts.repair()

  await lab.connectButton.click()

  await expect(lab.modal.dialog).toHaveAccessibleName('ربط المحفظة')
})

test('colours that failed to load are applied once they can be computed', async ({ lab }) => {
  const parts = await breakParts(lab.page, /^color-tools-/, 'cut off')
  await lab.open({ 'themeVariables.background': '#ff8800' })
  await lab.connectButton.click()
  await lab.modal.expectView('Connect')
  expect(parts.count()).toBeGreaterThan(0)
  await lab.modal.closeButton.click()
  await lab.modal.expectClosed()
  parts.repair()

  await lab.connectButton.click()

  await expect
    .poll(() => lab.modal.card.evaluate((card) => getComputedStyle(card).backgroundColor))
    .toBe('rgb(255, 136, 0)')
})

/** Breaks scripts in every way, one after the other, each in a page of its own. */
async function inEveryWay(
  { page }: LabModel,
  names: RegExp,
  visit: (parts: BrokenParts) => Promise<void>,
): Promise<void> {
  for (const how of BREAK_NAMES) {
    await test.step(how, async () => {
      await visit(await breakParts(page, names, how))
      await page.unrouteAll()
    })
  }
}
