import { expect, type Page } from '@playwright/test'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { test } from './logbook-test.ts'

const VISITOR = privateKeyToAccount(`0x${'5'.repeat(64)}`)

async function connect(page: Page, walletName: string): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: walletName }).click()
  await expect(page.getByRole('dialog').getByText('asks you to sign in')).toBeVisible()
}

test('a visitor signs in, keeps a note, is known after a reload, and leaves', async ({
  page,
  installWallet,
}) => {
  const wallet = await installWallet()
  await page.goto('/')
  await connect(page, wallet.name)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click()

  await page.getByLabel('Your note').fill('The harbour master waters his wine.')
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('listitem')).toHaveText('The harbour master waters his wine.')
  wallet.log.clear()
  await page.reload()
  await expect(page.getByRole('listitem')).toHaveText('The harbour master waters his wine.')
  expect(wallet.log.prompts()).toEqual([])
  const [cookie] = await page.context().cookies()
  expect(cookie).toMatchObject({ name: 'siwx', httpOnly: true, sameSite: 'Lax' })

  await page.getByRole('button', { name: /^0x/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(0)
  await expect.poll(async () => (await page.request.get('/api/notes')).status()).toBe(401)
})

test('a message that was used, or is for another site, signs in nowhere', async ({
  request,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const fresh = async (site: string) => {
    const { nonce } = await (await request.get('/auth/v1/nonce')).json()
    const message = createSiweMessage({
      address: VISITOR.address,
      chainId: 1,
      domain: new URL(site).host,
      uri: site,
      nonce,
      version: '1' as const,
      issuedAt: new Date(),
    })
    return { message, signature: await VISITOR.signMessage({ message }) }
  }
  const authenticate = (data: object, from = origin) =>
    request.post('/auth/v1/authenticate', { data, headers: { origin: from } })
  const own = await fresh(origin)

  expect((await authenticate(await fresh('https://evil.example'))).status()).toBe(401)
  expect((await authenticate(own, 'https://evil.example')).status()).toBe(403)
  expect((await request.get('/api/notes')).status()).toBe(401)
  expect((await authenticate(own)).status()).toBe(200)
  expect((await request.get('/api/notes')).status()).toBe(200)
  expect((await authenticate(own)).status()).toBe(401)
})
