/** @full Tries a further way to show the modal, to be listed in it, or to store. */

import { expect, type Locator } from '@playwright/test'
import { test } from './lab-test.ts'
import { VENDOR_HOSTS } from './vendor-hosts.ts'

/** Console messages of failed requests. */
const BROWSER_COMMENT = /Failed to load resource/

/** Positions of the rows of the open list, by their names. */
function standing(rows: Locator): Promise<readonly (readonly [name: string, top: number])[]> {
  return rows.evaluateAll((elements) =>
    elements.map((row) => [
      row.dataset['testid'] ?? '',
      Math.round(row.getBoundingClientRect().top),
    ]),
  )
}

/** Waits until nothing moves any more, except spinners. */
async function whenStill(dialog: Locator): Promise<void> {
  await dialog.evaluate(async (element) => {
    const root = element.getRootNode() as ShadowRoot
    const moving = root.getAnimations().filter(({ effect }) => {
      return effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    })
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}

test('wallets of the listing appear without moving other rows, and each way to a wallet is one click away', async ({
  lab,
  installWallet,
  sandbox,
  outside,
}) => {
  const { modal } = lab
  outside.allow(VENDOR_HOSTS)
  const wallet = await installWallet()
  sandbox.faults.set('walletListing', { kind: 'slow', ms: 1_500 })
  await lab.open()
  await lab.connectButton.click()
  await modal.wallet(wallet.name).waitFor()
  const known = modal.dialog.locator(
    `[data-testid=connect-code],[data-testid="wallet-${wallet.rdns}"],[data-testid=connect-all]`,
  )
  await expect(known).toHaveCount(3)
  await whenStill(modal.dialog)
  const before = await standing(known)
  await expect(modal.part('connect-all')).not.toContainText(/\d/)

  await expect(modal.part('connect-all')).toContainText(/^All wallets\d[\d,]*\+?$/)

  expect(await standing(known)).toEqual(before)
  expect(before.map(([name]) => name)).toEqual([
    'connect-code',
    `wallet-${wallet.rdns}`,
    'connect-all',
  ])
  // One that is installed, and one that is recommended.
  await expect(modal.wallets()).toHaveCount(2)

  const recommended = modal.wallets().last()
  await expect(recommended).not.toContainText(wallet.name)
  const name = (await recommended.textContent()) ?? ''
  await recommended.click()
  await modal.expectView('ConnectingWalletConnect')
  await expect(modal.dialog).toHaveAccessibleName(name)
  await modal.backButton.click()
  await modal.part('connect-code').click()
  await modal.expectView('ConnectingWalletConnect')
  await expect(modal.part('pairing-code')).toHaveAttribute('data-state', 'shown')
  await modal.backButton.click()
  await modal.part('connect-all').click()

  await modal.expectView('AllWallets')
})

test('without the listing the list is shown, reports it once, and retries; featured wallets are in the order of the website', async ({
  lab,
  sandbox,
  trouble,
}) => {
  const { modal } = lab
  trouble.allow(BROWSER_COMMENT)
  sandbox.faults.set('walletListing', { kind: 'status', status: 400 })
  await lab.open()
  await lab.connectButton.click()
  const retry = modal.part('connect-retry')
  await expect(retry).toContainText('More wallets couldn’t be loaded')
  await expect(modal.wallets()).toHaveCount(0)
  await expect(modal.part('connect-all')).not.toContainText(/\d/)
  const all = await standing(modal.part('connect-all'))

  sandbox.faults.clear('walletListing')
  await retry.click()

  await expect(modal.wallets()).toHaveCount(2)
  await expect(retry).toHaveCount(0)
  await whenStill(modal.dialog)
  expect(await standing(modal.part('connect-all'))).toEqual(all)

  const ids = await modal
    .wallets()
    .evaluateAll((rows) => rows.map(({ dataset }) => dataset['testid']?.slice('wallet-'.length)))
  const [first = '', second = ''] = ids

  await lab.open({ featuredWalletIds: `${second},${first}`, excludeWalletIds: 'nobody' })
  await lab.connectButton.click()

  await expect(modal.wallets()).toHaveCount(2)
  await expect(modal.wallets().first()).toHaveAttribute('data-testid', `wallet-${second}`)
  expect(sandbox.requests.count('walletListing')).toBeGreaterThan(0)
})
