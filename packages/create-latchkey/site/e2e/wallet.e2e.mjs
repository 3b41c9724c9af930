import { guardOutside, installWallet } from '@latchkey/sandbox/playwright'
import { expect, test } from '@playwright/test'

/** The EVM networks of the site. */
const CHAIN_IDS = [1, 8453]

/** Nothing answers there: a wallet needs a node for transactions, and none for signatures. */
const NO_NODE = 'http://127.0.0.1:9'

test('a visitor connects, signs, comes back, and disconnects', async ({ page, context }) => {
  // No page reaches another machine. The wallet has a key, and agrees to everything.
  await guardOutside(context)
  const wallet = await installWallet(context, {
    chains: CHAIN_IDS.map((chainId) => ({ chainId, rpcUrl: NO_NODE })),
  })
  const [address] = wallet.accounts()
  const connect = page.locator('[data-testid=connect-button], #connect')
  const shownAddress = page.getByTestId('address')

  await page.goto('/', { waitUntil: 'networkidle' })
  await connect.click()
  await page.getByRole('dialog').getByRole('button', { name: wallet.name }).click()
  await expect(shownAddress).toHaveText(address, { ignoreCase: true })

  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByTestId('signature')).toHaveText(/^0x[0-9a-f]{130}$/)

  // The visitor is known after a reload, and the wallet is not asked again.
  wallet.log.clear()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(shownAddress).toHaveText(address, { ignoreCase: true })
  expect(wallet.log.prompts()).toEqual([])

  await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await expect(connect).toBeVisible()
})
