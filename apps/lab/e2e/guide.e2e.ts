import { expect } from '@playwright/test'
import { test } from './lab-test.ts'
import { FULL } from './rings.ts'
import { VENDOR_HOSTS } from './vendor-hosts.ts'

test('a visitor without a wallet sees four wallets of the listing', async ({ lab, sandbox }) => {
  await lab.open()
  await lab.connectButton.click()
  await lab.modal.expectView('Connect')
  // The number of wallets is requested once the list is drawn.
  await expect.poll(() => sandbox.requests.count('walletListing')).toBe(1)

  await lab.modal.help.click()
  await lab.modal.expectView('WhatIsAWallet')
  await lab.modal.button('Get a wallet').click()

  await lab.modal.expectView('GetWallet')
  await expect(lab.modal.suggested).toHaveCount(4)
  expect(sandbox.requests.count('walletListing')).toBe(2)
  await lab.modal.backButton.click()
  await lab.modal.expectView('WhatIsAWallet')
  await lab.modal.backButton.click()
  await lab.modal.expectView('Connect')
})

test(
  'wallets of the site come first to be got, and one that is installed is not offered to be got',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet({ behaviour: 'never-answer' })
    await lab.open({
      customWallets: JSON.stringify([
        { id: 'own', name: 'Harbour', homepage: 'https://h.example' },
      ]),
    })
    await lab.connectButton.click()
    await lab.modal.help.click()
    await lab.modal.button('Get a wallet').click()
    await expect(lab.modal.suggested).toHaveCount(4)
    await expect(lab.modal.suggested.first()).toHaveText('Harbour')

    await lab.modal.closeButton.click()
    await lab.modal.expectClosed()
    await lab.connectButton.click()
    await lab.modal.wallet(wallet.name).click()
    await lab.modal.expectView('ConnectingExternal')
    await expect(lab.modal.button(/Open .* again/)).toBeVisible()
    await expect(lab.modal.button('Get it')).toHaveCount(0)
  },
)

test(
  'a visitor without the chosen wallet gets its download link',
  FULL,
  async ({ lab, outside }) => {
    outside.allow(VENDOR_HOSTS)
    await lab.open()
    await lab.connectButton.click()
    await lab.modal.wallet('Aurora').click()
    await lab.modal.expectView('ConnectingWalletConnect')

    await lab.modal.part('pairing-get').click()

    await lab.modal.expectView('Downloads')
    await expect(lab.modal.button(/Website/)).toBeVisible()
  },
)

test('in Arabic the same steps run from right to left', FULL, async ({ lab }) => {
  await lab.open({ locale: 'ar-EG' })
  const connect = lab.page.getByRole('banner').getByRole('button', { name: 'ربط المحفظة' })
  await connect.click()
  await lab.modal.expectView('Connect')
  await expect(lab.modal.root.locator('[data-part=root]')).toHaveAttribute('dir', 'rtl')

  await lab.modal.help.click()

  await lab.modal.expectView('WhatIsAWallet')
  await expect(lab.modal.button('الحصول على محفظة')).toBeVisible()
})
