import { expect, type Page } from '@playwright/test'
import { test } from './sui-test.ts'

/** Connects through the modal, which closes when it is done. */
async function connect(page: Page, walletName: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Connect Sui' })).toBeVisible()
  await dialog.getByRole('button', { name: walletName }).click()
  await expect(dialog).toBeHidden()
}

test('a visitor of Sui connects, sees address and balance, signs, and is there after a reload', async ({
  page,
  wallet,
  node,
}) => {
  node.balances.set(wallet.address, 12_500_000_000n)
  await connect(page, wallet.name)

  await expect(page.locator('#address')).toHaveText(wallet.address)
  await expect(page.locator('#balance')).toHaveText('12.5 SUI')
  await page.getByRole('button', { name: 'Sign' }).click()
  // The adapter has verified it: a flag, 64 bytes of the signature and 32 of the key.
  await expect(page.locator('#signature')).toHaveText(/^A[\w+/]{129}==$/)
  expect(wallet.prompts).toEqual(['connect', 'sign Hello from Latchkey'])

  await page.reload()

  await expect(page.locator('#address')).toHaveText(wallet.address)
  await expect(page.locator('#balance')).toHaveText('12.5 SUI')
  expect(wallet.prompts).toHaveLength(2)

  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
})

test('the account view shows the account and its balance in SUI', async ({
  page,
  wallet,
  node,
}) => {
  node.balances.set(wallet.address, 1_000_000_001n)
  await connect(page, wallet.name)

  await page.getByRole('button', { name: 'Account', exact: true }).click()

  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/1\.0*1? SUI/)
  await expect(dialog).toContainText(wallet.address.slice(-4))
})

test('a refused signature is said, and one by another key is not taken', async ({
  page,
  wallet,
  node,
}) => {
  void node
  await connect(page, wallet.name)

  wallet.mood = 'reject'
  await page.getByRole('button', { name: 'Sign' }).click()
  await expect(page.getByRole('alert')).not.toBeEmpty()

  wallet.mood = 'foreignKey'
  await page.getByRole('button', { name: 'Sign' }).click()
  await expect(page.getByRole('alert')).toContainText('unusable')
  await expect(page.locator('#signature')).toBeEmpty()
})

test('a wallet that took its permission back is not connected after a reload', async ({
  page,
  wallet,
  node,
}) => {
  void node
  await connect(page, wallet.name)
  wallet.revoke()

  await page.reload()

  await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  expect(wallet.prompts).toEqual(['connect'])
})

test('a visitor signs in with the text of Sui, and is signed in after a reload', async ({
  page,
  wallet,
  node,
}) => {
  void node
  await page.goto('/?sign-in')
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: wallet.name }).click()
  await expect(dialog).toContainText('Read the tide gauge')

  await dialog.getByRole('button', { name: 'Sign', exact: true }).click()

  await expect(dialog).toBeHidden()
  const asked = wallet.prompts[1]?.split('\n') ?? []
  expect(asked[0]).toMatch(/^sign \S+ wants you to sign in with your Sui account:$/)
  expect(asked[1]).toBe(wallet.address)
  expect(asked).toContain('Chain ID: devnet')

  await page.reload()

  await expect(page.locator('#address')).toHaveText(wallet.address)
  await expect(dialog).toBeHidden()
  expect(wallet.prompts).toHaveLength(2)
})

test('a visitor asks for an amount by a link of Sui', async ({ page, wallet, node }) => {
  void node
  await connect(page, wallet.name)
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  const part = (name: string) => page.getByTestId(name)

  await part('account-receive').click()
  await part('receive-amount').click()
  await part('receive-amount-input').fill('1.5')

  await expect(part('receive-asks')).toContainText('1.5 SUI')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await part('receive-copy-link').click()
  await expect(part('receive-copy-link')).toHaveAttribute('data-state', 'copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(
    `sui:pay?receiver=${wallet.address}&amount=1500000000&coinType=0x2::sui::SUI`,
  )
})
