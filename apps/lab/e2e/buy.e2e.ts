import { SANDBOX_SOLANA_ACCOUNTS } from '@latchkey/sandbox'
import { expect, type Locator } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { test } from './lab-test.ts'
import { FULL } from './rings.ts'
import { buyAt, expectSound, openBuy, openProvider } from './setup/buy-in-modal.ts'
import { readDollars } from './setup/read-dollars.ts'

const SOLANA = SANDBOX_SOLANA_ACCOUNTS[0].address

/** An amount of a token, as rows show it. */
const AMOUNT = /\d [A-Z]{3,4}\b/

/** The picture of the image service is loaded and shown; lists of tokens name it without a query. */
async function expectPicture(row: Locator, path: string): Promise<void> {
  const picture = row.locator('[data-part=image][data-state=shown] img').first()
  await expect(picture).toHaveAttribute('src', new RegExp(`/public/${path}(\\?|$)`))
}

/** Polls of the service come 4 seconds apart, and coins take a moment. */
const NEWS = { timeout: 20_000 }

test('a visitor compares prices, buys at the best one, and sees it arrive', async ({
  lab,
  installWallet,
  sandbox,
}) => {
  const chain = sandbox.chains.get(1)
  const before = await readDollars(chain, { of: FIRST })
  sandbox.onramp.withoutPrice(['QUAY', 'MILLRACE'])
  const wallet = await installWallet()
  await lab.open()
  await lab.connect(wallet.name)
  const { modal } = lab
  await openBuy(lab, '50')
  await modal.part('buy-how').click()
  await expectSound(lab, 'WhatIsABuy')
  await modal.part('about-buying-buy').click()
  await modal.part('buy-currency').click()
  await expectPicture(modal.part('buy-currency-USD'), 'getCurrencyImage/USD')
  await modal.part('buy-currency-EUR').click()
  await expectPicture(modal.part('buy-currency'), 'getCurrencyImage/EUR')
  await modal.part('buy-token').click()
  await expectPicture(modal.part('buy-token-SUSD'), 'getTokenImage/SUSD')
  await modal.part('buy-token-SUSD').click()
  await expect(modal.part('buy-limits')).toHaveText('From €10 to €7,500')

  await modal.part('buy-amount').fill('150')
  const rows = modal.part('buy-quotes').getByRole('button')
  await expect(rows.first()).toContainText('Best price')
  await expect(rows.first()).toHaveAttribute('data-testid', 'buy-from-coinbase')
  await expect(modal.part('buy-from-BRIGHTSIDE')).toContainText('less')
  await expect(modal.part('buy-from-TOLLHOUSE')).toContainText('Starts at €250')
  await expect(modal.part('buy-from-QUAY')).toContainText('No price right now')
  await expectSound(lab, 'OnRampProviders')
  const shop = await openProvider(lab, 'coinbase')
  expect(await shop.evaluate(() => window.opener)).toBeNull()
  await expect(modal.heading).toHaveText('Finish buying at Coinbase')
  await expect(modal.part('buy-details')).toContainText('€150.00')
  await expectSound(lab, 'BuyInProgress')
  await shop.getByRole('button', { name: 'Pay', exact: true }).click()

  await expect(modal.part('activity-row')).toContainText('Bought', NEWS)
  await expectSound(lab, 'OnRampActivity')
  expect(await readDollars(chain, { of: FIRST })).toBeGreaterThan(before + 100n * 10n ** 18n)
  expect(await lab.events('analytics')).toEqual(
    expect.arrayContaining(['SELECT_BUY_CRYPTO', 'SELECT_WHAT_IS_A_BUY', 'SELECT_BUY_PROVIDER']),
  )
})

test(
  'without options or prices nothing can be paid, and no number is ours; what is cancelled, declined or left is not bought, and not forgotten',
  FULL,
  async ({ lab, installWallet, sandbox, trouble }) => {
    test.slow()
    trouble.allow(/status of 500/)
    const { faults } = sandbox
    const down = { kind: 'status', status: 500 } as const
    for (const part of ['onrampBuyOptions', 'onrampOptions'] as const) faults.set(part, down)
    const wallet = await installWallet()
    await lab.open()
    await lab.connect(wallet.name)
    const { modal } = lab
    const rows = modal.part('buy-quotes').getByRole('button')

    await test.step('without options', async () => {
      await openBuy(lab, '100')
      await expect(modal.part('buy-failed')).toContainText('Nothing was charged')
      await expectSound(lab, 'OnRampProviders')
      await expect(modal.part('buy-quotes')).not.toContainText(AMOUNT)
      await expect(rows.first()).toHaveAttribute('aria-disabled', 'true')
    })

    await test.step('without prices', async () => {
      faults.clear()
      for (const part of ['onrampBuyQuotes', 'onrampQuote', 'onrampMultiQuotes'] as const)
        faults.set(part, down)
      await modal.part('buy-retry').click()
      await expect(modal.part('buy-currency')).toContainText('USD')
      await expect(modal.part('buy-failed')).toBeVisible()
      await expect(modal.part('buy-from-coinbase')).toContainText('No price right now')
      await expect(modal.part('buy-quotes')).not.toContainText(AMOUNT)
      await modal.part('buy-from-coinbase').click({ force: true })
      await modal.expectView('OnRampProviders')
      expect(sandbox.onramp.purchases()).toEqual([])
    })

    await test.step('cancelled, it can be forgotten', async () => {
      faults.clear()
      await modal.part('buy-retry').click()
      await expect(modal.part('buy-failed')).toHaveCount(0)
      await buyAt(lab, 'coinbase', 'Cancel')
      await expect(modal.heading).toHaveText('Not confirmed yet', NEWS)
      await modal.part('buy-forget').click()
      await modal.expectView('OnRampProviders')
      await expect(modal.part('buy-order')).toHaveCount(0)
    })

    await test.step('declined, it failed', async () => {
      await buyAt(lab, 'coinbase', 'Pay with a declined card')
      await expect(modal.part('activity-row')).toContainText('Failed', NEWS)
      await modal.expectView('OnRampActivity')
      await modal.backButton.click()
      await modal.expectView('OnRampProviders')
    })

    await test.step('left, it is not confirmed, nor after a reload, until it is paid', async () => {
      const shop = await openProvider(lab, 'coinbase')
      await shop.close()
      await expect(modal.heading).toHaveText('Not confirmed yet', NEWS)
      await expectSound(lab, 'BuyInProgress')
      await lab.reload()
      await lab.expectConnected(FIRST)
      await openBuy(lab, '100')
      await modal.part('buy-order').click()
      await expect(modal.heading).toHaveText('Not confirmed yet')
      const [left] = sandbox.onramp.purchases()
      await sandbox.onramp.act(left?.id ?? '', 'pay')
      await expect(modal.part('activity-row').first()).toContainText('Bought', NEWS)
      await modal.expectView('OnRampActivity')
      await expect(modal.part('activity-row')).toHaveCount(2)
    })
  },
)

test(
  'on Solana, with a browser that opens no window, the visitor opens it or takes the link',
  FULL,
  async ({ lab, context, installSolanaWallet, sandbox }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await installSolanaWallet({ face: { name: 'Tern' } })
    await lab.open({ networks: '1,8453,solana' })
    await lab.connect('Tern')
    const { modal, page } = lab
    await openBuy(lab, '100')
    await expect(modal.part('buy-token')).toContainText('SOL')
    await expect(modal.part('buy-from-coinbase')).toHaveCount(0)
    const quay = modal.part('buy-from-QUAY')
    await expect(quay).toContainText('Best price')
    const open = await page.evaluateHandle(() => window.open)
    await page.evaluate(() => {
      window.open = () => null
    })

    await quay.click()
    await expect(modal.heading).toHaveText('Your browser blocked the window')
    await expectSound(lab, 'BuyInProgress')
    await modal.part('buy-copy').click()
    await expect(modal.part('buy-copy')).toHaveText('Link copied')
    const [purchase] = sandbox.onramp.purchases()
    expect(purchase).toMatchObject({ address: SOLANA, symbol: 'SOL' })
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(new RegExp(`${purchase?.id}$`))
    await page.evaluate((own) => {
      window.open = own
    }, open)
    const [shop] = await Promise.all([
      page.waitForEvent('popup'),
      modal.part('scene-action').click(),
    ])

    await expect(shop.getByRole('heading')).toHaveText('Buy at Quay')
    await expect(modal.heading).toHaveText('Finish buying at Quay')
  },
)
