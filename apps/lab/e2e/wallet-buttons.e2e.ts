/** @full Tries a further way to show the modal, to be listed in it, or to store. */

import { expect, type Locator, type Page } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { createLoginModel, inWindow } from './login-model.ts'
import { test as loginTest } from './login-test.ts'
import { createLabModel } from './models/lab-model.ts'
import { test } from './peer-test.ts'
import { readCode } from './setup/read-code.ts'

/** Opens the page of wallet buttons, and waits until wallets were looked for. */
async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/wallet-buttons.html`)
  await page.waitForFunction(() => window.latchkey?.getState().initialized)
}

/** The button of one way to connect. */
function buttonOf(page: Page, way: string): Locator {
  return page.getByTestId(`way-${way}`).getByRole('button')
}

/** The button says that the visitor is connected by it, and the site was given the account. */
async function expectConnectedBy(page: Page, way: string): Promise<void> {
  await expect(buttonOf(page, way)).toHaveAttribute('data-status', 'connected')
  const address = await page.getByTestId('address').innerText()
  const namespace = 'eip155'
  await expect(page.getByTestId('connected')).toHaveText(
    new RegExp(`^${way} ${namespace}:\\d+:${address}$`),
  )
  await expect(page.locator('latchkey-root dialog')).not.toHaveAttribute('open')
}

test('a button for a wallet of the listing gets its name and picture when it is pointed at, and shows its code', async ({
  page,
  site,
  peer,
}) => {
  const { modal } = createLabModel(page, site.url)
  await openPage(page, site.url)
  const button = buttonOf(page, 'copperleaf')
  await expect(button).toHaveAccessibleName('Connect copperleaf')
  await button.hover()
  await expect(button).toHaveAccessibleName('Connect Copperleaf')
  const picture = button.locator('img')
  await expect(picture).toHaveAttribute('src', /getWalletImage/)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  await button.click()
  await modal.expectView('ConnectingWalletConnect')
  await peer.pair(await readCode(modal.part('pairing-code')))

  await expect(page.getByTestId('address')).toHaveText(FIRST)
  await expectConnectedBy(page, 'copperleaf')
})

test('a button for wallet-connect connects any wallet that scans its code', async ({
  page,
  site,
  peer,
}) => {
  const { modal } = createLabModel(page, site.url)
  await openPage(page, site.url)

  await buttonOf(page, 'walletConnect').click()
  await peer.pair(await readCode(modal.part('pairing-code')))

  await expect(page.getByTestId('address')).toHaveText(FIRST)
  await expectConnectedBy(page, 'walletConnect')
})

loginTest(
  'a button for e-mail leads to the field, and the mailed code logs in; one for a social login logs in by its window',
  async ({ page, site, sandbox }) => {
    const email = 'button@sandbox.test'
    const { modal, ...lab } = createLabModel(page, site.url)
    const login = createLoginModel({ modal, ...lab }, sandbox.mail)
    await openPage(page, site.url)

    await buttonOf(page, 'email').click()
    await modal.expectView('EmailLogin')
    await modal.part('connect-email').fill(email)
    await modal.part('connect-email').press('Enter')
    await modal.expectView('EmailVerifyOtp')
    await login.enterCode(await login.readCode(email))
    await expect(page.getByTestId('status')).toHaveText('connected')
    await expectConnectedBy(page, 'email')
    await page.evaluate(() => window.latchkey?.disconnect())
    await expect(page.getByTestId('status')).toHaveText('disconnected')

    const popUp = await inWindow(page, () => buttonOf(page, 'google').click())
    await popUp.getByLabel('Name').fill('Ada')
    await popUp.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByTestId('status')).toHaveText('connected')
    await expectConnectedBy(page, 'google')
  },
)
