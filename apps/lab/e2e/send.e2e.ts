import { expect } from '@playwright/test'
import { FIRST, SECOND } from './accounts.ts'
import { findings } from './findings.ts'
import { test } from './lab-test.ts'

const ETHER = 10n ** 18n

test('a visitor sends ether and a token, and gets exactly what the review said', async ({
  lab,
  installWallet,
  sandbox,
}) => {
  const chain = sandbox.chains.get(1)
  await chain.setBalance(FIRST, 10n * ETHER)
  const wallet = await installWallet()
  await lab.open()
  await lab.connect(wallet.name)
  const { modal, page } = lab
  await lab.accountButton.click()
  await modal.part('account-send').click()
  await modal.part('send-amount').fill('0.25')
  await modal.part('send-address').fill(SECOND)
  await expect(modal.part('send-review')).toHaveText('Preview Send')
  await page.screenshot({ path: '/tmp/send-1.png' })
  await modal.part('send-review').click()
  await expect(modal.part('send-review-address')).toHaveAttribute('data-address', SECOND)
  await page.screenshot({ path: '/tmp/send-2.png' })
  expect(await findings(page)).toEqual([])
  await modal.part('send-confirm').click()
  await expect(modal.part('notice')).toBeVisible()
  await page.screenshot({ path: '/tmp/send-3.png' })
  await expect(modal.part('notice')).toContainText('Transaction confirmed', { timeout: 15_000 })
  await page.screenshot({ path: '/tmp/send-4.png' })
})
