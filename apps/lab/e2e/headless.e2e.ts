import { SANDBOX_BITCOIN_ACCOUNTS, SANDBOX_SOLANA_ACCOUNTS } from '@latchkey/sandbox'
import { expect, type Page } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { createLoginModel, inWindow } from './login-model.ts'
import { test as loginTest } from './login-test.ts'
import { createLabModel } from './models/lab-model.ts'
import { test } from './peer-test.ts'
import { FULL } from './rings.ts'

const SOLANA = SANDBOX_SOLANA_ACCOUNTS[0].address
const BITCOIN = SANDBOX_BITCOIN_ACCOUNTS[0].payment.address

/** Long enough for a relay on a busy machine, in milliseconds. */
const RELAY_MS = 30_000

/** Opens the page that draws everything itself, and waits until wallets were looked for. */
async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/headless.html`)
  await expect(page.getByTestId('status')).toHaveAttribute('data-ready', 'true')
}

/** No view of ours was shown: the dialog is closed, and the page has no button of ours. */
async function expectNoView(page: Page): Promise<void> {
  await expect(page.locator('latchkey-root dialog')).not.toHaveAttribute('open')
  await expect(page.getByTestId('connect-button')).toHaveCount(0)
}

/** The address that the page shows as text, where a real one draws a code. */
async function shownAddress(page: Page): Promise<string> {
  const uri = page.getByTestId('pairing-uri')
  await expect(uri).toHaveText(/^wc:/, { timeout: RELAY_MS })
  return uri.innerText()
}

test('wallets of the browser connect on every namespace without a view', async ({
  page,
  site,
  installWallet,
  installSolanaWallet,
  installBitcoinWallet,
}) => {
  const fjord = await installWallet()
  await installSolanaWallet({ face: { name: 'Tern' } })
  await installBitcoinWallet({ face: { name: 'Puffin' } })
  await openPage(page, site.url)

  await page.getByTestId(`local-eip155-${fjord.name}`).click()
  await expect(page.getByTestId('account-eip155')).toHaveText(FIRST)
  await page.getByTestId('local-solana-Tern').click()
  await expect(page.getByTestId('account-solana')).toHaveText(SOLANA)
  await page.getByTestId('local-bip122-Puffin').click()
  await expect(page.getByTestId('account-bip122')).toHaveText(BITCOIN)
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expectNoView(page)

  await page.reload()
  await expect(page.getByTestId('account-solana')).toHaveText(SOLANA)
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByTestId('account-eip155')).toHaveText('disconnected')
})

test(
  'a wallet that reads the address of the page connects on every namespace; an address is cancelled or declined; one of the listing is found by its name',
  FULL,
  async ({ page, site, peer }) => {
    peer.take('reject')
    await openPage(page, site.url)
    const pair = page.getByRole('button', { name: 'Pair', exact: true })

    await test.step('an address is cancelled, and one that a wallet declines is a failure', async () => {
      await pair.click()
      const first = await shownAddress(page)
      await expect(page.getByTestId('status')).toHaveText('connecting')
      await page.getByRole('button', { name: 'Cancel pairing' }).click()
      await expect(page.getByTestId('pairing-step')).toHaveText('idle')
      await expect(page.getByTestId('status')).toHaveText('disconnected')

      await pair.click()
      const second = await shownAddress(page)
      expect(second).not.toBe(first)
      await peer.pair(second)
      await expect(page.getByTestId('pairing-error')).toHaveText('wallet.rejected')
      await expect(page.getByTestId('status')).toHaveText('disconnected')
      await expectNoView(page)
    })

    await test.step('a wallet that approves is connected on every namespace', async () => {
      peer.take('approve')
      await pair.click()
      await peer.pair(await shownAddress(page))

      await expect(page.getByTestId('account-eip155')).toHaveText(FIRST)
      await expect(page.getByTestId('account-solana')).toHaveText(peer.addresses.solana)
      await expect(page.getByTestId('account-bip122')).toHaveText(peer.addresses.bip122)
      await expect(page.getByTestId('paired-account')).toHaveText(/^\w+:\w+:\w+$/)
      await expect(page.getByTestId('pairing-uri')).toHaveText('')
      await expectNoView(page)
      await page.getByRole('button', { name: 'Disconnect' }).click()
      await expect(page.getByTestId('status')).toHaveText('disconnected')
      await expect.poll(() => peer.topics()).toEqual([])
    })

    await test.step('a wallet of the listing is found by its name and connected', async () => {
      const listed = page.getByTestId('listed')
      await page.getByRole('button', { name: 'More wallets' }).click()
      await expect(listed).toHaveCount(40)
      await page.getByRole('button', { name: 'More wallets' }).click()
      await expect.poll(() => listed.count()).toBeGreaterThan(40)
      const name = await listed.nth(3).innerText()

      await page.getByLabel('Search wallets').fill(name)
      await expect.poll(() => listed.count()).toBeLessThan(40)
      await listed.getByText(name, { exact: true }).first().click()
      await expect(page.getByTestId('pairing-wallet')).toHaveText(name)
      await peer.pair(await shownAddress(page))

      await expect(page.getByTestId('account-eip155')).toHaveText(FIRST)
      expect(await page.evaluate(() => window.latchkey?.getWalletInfo()?.name)).toBe(name)
      await expectNoView(page)
    })
  },
)

loginTest(
  'logins by a social account, by Farcaster, and by an e-mail and its code need no view',
  FULL,
  async ({ page, site, context, sandbox }) => {
    const evmAccount = page.getByTestId('account-eip155')
    const disconnect = async () => {
      await page.getByRole('button', { name: 'Disconnect' }).click()
      await expect(evmAccount).toHaveText('disconnected')
    }
    await openPage(page, site.url)

    await loginTest.step('a social login happens in its window alone', async () => {
      const popUp = await inWindow(page, () =>
        page.getByRole('button', { name: 'Log in by google' }).click(),
      )
      await popUp.getByLabel('Name').fill('Ada')
      await popUp.getByRole('button', { name: 'Log in' }).click()
      await expect(evmAccount).toHaveText(/^0x[0-9a-fA-F]{40}$/)
      await expect.poll(() => popUp.isClosed()).toBe(true)
      await expectNoView(page)
    })
    await disconnect()

    await loginTest.step(
      'Farcaster gives the page an address, and an approval there logs in',
      async () => {
        await page.getByRole('button', { name: 'Log in by farcaster' }).click()
        const link = await page.getByTestId('login-url').getAttribute('href')
        const relay = await context.newPage()
        await relay.goto(link ?? '')
        await relay.getByRole('button', { name: 'Approve' }).click()
        await expect(evmAccount).toHaveText(/^0x[0-9a-fA-F]{40}$/)
        await expect(page.getByTestId('login-url')).toHaveCount(0)
        await expectNoView(page)
      },
    )
    await disconnect()

    await loginTest.step('an e-mail and its code log in on the network of the page', async () => {
      const email = 'headless@sandbox.test'
      const { readCode } = createLoginModel(createLabModel(page, site.url), sandbox.mail)
      await page.bringToFront()
      await page.getByRole('button', { name: 'Use Solana' }).click()
      await expect(page.getByTestId('network')).toHaveText(/^solana:/)
      await page.getByLabel('E-mail').fill(email)
      await page.getByRole('button', { name: 'Send code' }).click()
      await expect(page.getByTestId('login-step')).toHaveText('awaitingCode')
      await expect(page.getByTestId('status')).toHaveText('connecting')
      await page.getByLabel('Code').fill(await readCode(email))
      await page.getByRole('button', { name: 'Enter code' }).click()
      await expect(page.getByTestId('account-solana')).toHaveText(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
      await expect(page.getByTestId('login-step')).toHaveText('idle')
      await expectNoView(page)
    })
  },
)
