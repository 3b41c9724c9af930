/** @full Tries variants of journeys whose rules are tables in Node. */

import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { breakParts, COMMENTS } from './break-parts.ts'
import { test } from './lab-test.ts'

/**
 * The modal with the core and the ui package, and the adapter: nothing can be shown without them.
 */
const FIRST_PARTS = /^(mount-modal|create-discovery)-/

test.beforeEach(({ trouble }) => trouble.allow(COMMENTS))

test('a modal that fails to load is requested again by a click, and after the second failure the page is reloaded', async ({
  lab,
  installWallet,
}) => {
  const wallet = await installWallet()
  const parts = await breakParts(lab.page, FIRST_PARTS, 'answered by a page')
  await lab.open()
  await expect.poll(parts.count).toBeGreaterThan(0)
  await expect(lab.connectButton).toHaveAccessibleName('Connect Wallet')
  await lab.connectButton.click()
  await expect(lab.connectButton).toHaveAccessibleName('Couldn’t load. Try again')
  await expect(lab.connectButton).not.toHaveAttribute('aria-busy')
  await lab.connectButton.click()
  await expect(lab.connectButton).toHaveAccessibleName('Couldn’t load. Reload the page')

  await lab.connectButton.click()
  await expect(lab.connectButton).toHaveAccessibleName('Connect Wallet')
  await lab.connectButton.click()
  await expect(lab.connectButton).toHaveAccessibleName('Couldn’t load. Try again')
  parts.repair()

  await lab.connectButton.click()
  await lab.modal.expectView('Connect')
  await expect(lab.connectButton).toHaveAccessibleName('Connect Wallet')
  await lab.modal.wallet(wallet.name).click()
  await lab.expectConnected(FIRST)
  await lab.outcomeOf('disconnect')
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

test('a view that fails to load is requested again by a press, and after the second failure the page can be reloaded', async ({
  lab,
}) => {
  const { modal } = lab
  const parts = await breakParts(lab.page, /^networks\.view-/, 'gone after a new release')
  await lab.open()
  await lab.press('open-networks')
  await expect(modal.part('load-error')).toContainText('Couldn’t load this view')
  await expect(modal.button('Reload the page')).toHaveCount(0)
  await modal.button('Try again').click()
  await modal.button('Reload the page').click()
  await modal.expectClosed()

  await lab.press('open-networks')
  await expect(modal.part('load-error')).toContainText('Couldn’t load this view')
  // Nothing else loads the view: only the click can.
  await expect.poll(parts.count).toBeGreaterThan(0)
  await lab.page.waitForLoadState('networkidle')
  parts.repair()
  await modal.button('Try again').click()

  await expect(modal.networks()).not.toHaveCount(0)
  await expect(modal.part('load-error')).toHaveCount(0)
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

test('a visitor connects and disconnects while signing can’t be loaded, and comes back while the modal can’t be', async ({
  lab,
  installWallet,
}) => {
  const wallet = await installWallet()
  const signing = await breakParts(lab.page, /^create-facets-/, 'cut off')
  await lab.open()
  await lab.connect(wallet.name)
  await lab.expectConnected(FIRST)
  await expect.poll(signing.count).toBeGreaterThan(0)
  await lab.accountButton.click()
  await lab.modal.expectView('Account')
  await lab.modal.closeButton.click()

  const parts = await breakParts(lab.page, /^(mount-modal|create-sessions)-/, 'answered by a page')
  await lab.reload()
  await lab.expectDisconnected()
  expect(parts.count()).toBeGreaterThan(0)
  parts.repair()
  await lab.connectButton.click()
  await lab.expectConnected(FIRST)
  await lab.modal.closeButton.click()
  await lab.modal.expectClosed()

  expect(await lab.outcomeOf('disconnect')).toMatchObject({ status: 'done' })
  await lab.expectDisconnected()
})

test('a language and colours that failed to load are shown once they can be loaded', async ({
  lab,
}) => {
  const language = await breakParts(lab.page, /^ar-/, 'cut off')
  const colours = await breakParts(lab.page, /^color-tools-/, 'cut off')
  await lab.open({ locale: 'ar', 'themeVariables.background': '#ff8800' })
  await lab.connectButton.click()
  await expect(lab.modal.dialog).toHaveAccessibleName('Connect wallet')
  expect(language.count()).toBeGreaterThan(0)
  expect(colours.count()).toBeGreaterThan(0)
  await lab.modal.closeButton.click()
  await lab.modal.expectClosed()
  language.repair()
  colours.repair()

  await lab.connectButton.click()

  await expect(lab.modal.dialog).toHaveAccessibleName('ربط المحفظة')
  await expect
    .poll(() => lab.modal.card.evaluate((card) => getComputedStyle(card).backgroundColor))
    .toBe('rgb(255, 136, 0)')
})
