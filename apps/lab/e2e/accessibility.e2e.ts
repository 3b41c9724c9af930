/** @full Checks many views by axe on a whole page; `npm test` checks each alone. */

import { expect } from '@playwright/test'
import { findings } from './findings.ts'
import { test } from './lab-test.ts'
import type { Switches } from './models/lab-model.ts'

const SWITCHES: Switches = {
  themeMode: 'light',
  locale: 'ar',
  dir: 'rtl',
  wallets: 'fjord',
  termsConditionsUrl: 'https://shop.example/terms',
}

test.setTimeout(120_000)

test('forced colours, right to left: axe finds nothing on the page and in any view', async ({
  lab,
  installWallet,
}) => {
  const { modal, page } = lab
  const expectNothing = async (where: string) =>
    expect.soft({ [where]: await findings(page) }).toEqual({ [where]: [] })
  const part = (id: string) => modal.dialog.getByTestId(id)
  // While the wallet is asked there is a button, too.
  const expectRefused = () =>
    expect(modal.dialog.locator('[data-part=latch][data-state=declined]')).toBeVisible()
  await page.emulateMedia({ forcedColors: 'active' })
  const wallet = await installWallet({ behaviour: 'reject' })
  await lab.open(SWITCHES)
  await page.locator('summary', { hasText: 'Networks' }).click()
  await expectNothing('page')

  await page.getByTestId('connect-button').click()
  await modal.expectView('Connect')
  await expectNothing('Connect')
  await part('connect-guide').click()
  await modal.expectView('WhatIsAWallet')
  await expectNothing('WhatIsAWallet')
  await part('about-wallets-get').click()
  await modal.expectView('GetWallet')
  await expect(modal.dialog.getByTestId(/^get-/).first()).toBeVisible()
  await expectNothing('GetWallet')
  await page.evaluate(() =>
    window.latchkey?.actions.router.push('Downloads', {
      walletId: 'example.nobody',
      walletName: 'Nobody',
    }),
  )
  await modal.expectView('Downloads')
  await expect(modal.dialog.getByTestId(/^download/).first()).toBeVisible()
  await expectNothing('Downloads')
  await page.evaluate(() => window.latchkey?.open({ view: 'WhatIsANetwork' }))
  await modal.expectView('WhatIsANetwork')
  await expectNothing('WhatIsANetwork')

  await modal.closeButton.click()
  await page.getByTestId('connect-button').click()
  await part(`wallet-${wallet.rdns}`).click()
  await expectRefused()
  await expectNothing('ConnectingExternal')
  wallet.behave('approve')
  await part('scene-action').click()
  await expect(lab.status).toHaveText('connected')
  await modal.expectClosed()
  await expectNothing('page, connected')

  await page.getByTestId('account-button').click()
  await modal.expectView('Account')
  await expectNothing('Account')
  await part('header-network').click()
  await modal.expectView('Networks')
  await expectNothing('Networks')
  await modal.search.fill('nowhere')
  await expect(part('networks-empty')).toBeVisible()
  await expectNothing('Networks, none')
  await modal.search.fill('')
  wallet.behave('reject')
  await part('network-eip155:8453').click()
  await modal.expectView('SwitchNetwork')
  await expectRefused()
  await expectNothing('SwitchNetwork')
  await modal.closeButton.click()
  wallet.switchChain(137)
  await modal.expectView('UnsupportedChain')
  await expectNothing('UnsupportedChain')
})
