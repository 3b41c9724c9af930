/** @full Tries variants of journeys whose rules are tables in Node. */

import { expect } from '@playwright/test'
import { HAND_HELDS } from './hand-helds.ts'
import { test } from './login-test.ts'

const { use, global } = HAND_HELDS['Telegram on Android']
const WITH_GOOGLE = { logins: 'true', 'features.socials': 'google' }

test.use(use)
test.beforeEach(async ({ context }) => {
  // The web view of Telegram: it can't open windows that answer.
  await context.addInitScript((key) => {
    Reflect.set(window, key, {})
    if (window.top === window) Reflect.set(window, 'opener', null)
  }, global)
})

test('in Telegram a link with the result of another login is refused; a social login takes the place of the page, and leads back to it', async ({
  lab,
  page,
  sandbox,
  secrets,
}) => {
  // The result comes in the address of the page, for one use by the frame that began the login.
  secrets.accept('ticket in request')
  const opened: unknown[] = []
  page.context().on('page', (other) => opened.push(other))
  await lab.open(WITH_GOOGLE)
  const { origin } = new URL(page.url())

  const foreign = new URL(page.url())
  foreign.searchParams.set('result_uri', `${sandbox.addresses.secureSite}/result?ticket=theirs`)
  await page.goto(foreign.href)
  await expect.poll(() => page.url()).not.toContain('result_uri')
  await expect(lab.status).toHaveText('disconnected')
  await expect(lab.modal.root).toHaveCount(1)
  await lab.modal.expectClosed()

  await lab.connectButton.click()
  await lab.modal.part('social-google').click()
  await page.waitForURL((url) => url.origin !== origin)
  await page.getByLabel('Name').fill('Ada')
  const provider = new URL(page.url())
  expect(provider.origin).not.toBe(origin)
  await page.getByRole('button', { name: 'Log in' }).click()

  await expect(lab.status).toHaveText('connected')
  await lab.modal.expectClosed()
  expect(new URL(page.url()).origin).toBe(origin)
  expect(page.url()).not.toContain('result_uri')
  expect(opened).toEqual([])
})
