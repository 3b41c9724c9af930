import { expect, type Page } from '@playwright/test'
import { test } from './harbour-test.ts'

/** Connects through the modal with a wallet that agrees by itself; the modal closes when it is done. */
async function connect(page: Page, walletName: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: walletName }).click()
  await expect(page.locator('latchkey-root')).toHaveAttribute('data-status', 'connected')
  await expect(dialog).toBeHidden()
}

test('a visitor connects, signs the book, and leaves', async ({ page, installWallet }) => {
  const wallet = await installWallet()
  await page.goto('/')
  await page.getByTestId('connect-button').click()
  await connect(page, wallet.name)

  await page.getByLabel('Your line').fill('Fair winds from the north')
  await page.getByRole('button', { name: 'Sign the book' }).click()
  await expect(page.getByRole('listitem')).toContainText('Fair winds from the north')
  await expect(page.getByTestId('signer')).toHaveText(wallet.accounts()[0])

  await page.getByTestId('account-button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByTestId('connect-button')).toBeVisible()
  await expect(page.locator('latchkey-root')).toHaveCount(1)
})

test('a signature that is refused is said, and nothing is in the book', async ({
  page,
  installWallet,
}) => {
  const wallet = await installWallet()
  await page.goto('/')
  await page.getByLabel('Your line').fill('A line nobody signs')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await connect(page, wallet.name)
  const sign = page.getByRole('button', { name: 'Sign the book' })

  wallet.behave('reject')
  await sign.click()

  await expect(page.getByRole('alert')).toContainText('rejected')
  await expect(page.getByRole('listitem')).toHaveCount(0)
})

test('after a reload the visitor is still there, and the wallet was not asked', async ({
  page,
  installWallet,
}) => {
  const wallet = await installWallet()
  await page.goto('/')
  await page.getByTestId('connect-button').click()
  await connect(page, wallet.name)
  await expect(page.getByTestId('account-button')).toBeVisible()
  wallet.log.clear()

  await page.reload()

  await expect(page.getByRole('button', { name: 'Sign the book' })).toBeVisible()
  await expect(page.locator('latchkey-root')).toHaveAttribute('data-status', 'connected')
  expect(wallet.log.prompts()).toEqual([])
})
