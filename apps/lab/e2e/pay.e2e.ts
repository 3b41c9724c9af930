import { SANDBOX_DOLLAR, SANDBOX_SOLANA_ACCOUNTS, SANDBOX_SOLANA_DOLLAR } from '@latchkey/sandbox'
import { expect, type Page } from '@playwright/test'
import { FIRST, SECOND } from './accounts.ts'
import { findings } from './findings.ts'
import { test } from './lab-test.ts'
import type { LabModel, Switches } from './models/lab-model.ts'
import { FULL } from './rings.ts'
import { landedOnSolana, tokenAccountOf } from './setup/landed-transfers.ts'
import { readDollars } from './setup/read-dollars.ts'

const ETHER = 10n ** 18n
const DOLLARS = `eip155:8453/erc20:${SANDBOX_DOLLAR.address}`

function asking(payment: object | string): Switches {
  return { 'features.pay': 'true', pay: JSON.stringify(payment) }
}

/** Reads the result of the page's call; both texts are empty before it ends. */
async function outcomeOf({ result }: LabModel): Promise<{ status: string; value: string }> {
  return {
    status: (await result.getAttribute('data-status')) ?? '',
    value: (await result.textContent()) ?? '',
  }
}

const payments = async (lab: LabModel): Promise<readonly string[]> =>
  [...(await lab.events('analytics'))].filter((type) => /^PAY/.test(type)).reverse()

/** Presses a row that opens a window. */
async function opened(page: Page, press: () => Promise<void>): Promise<Page> {
  const [popUp] = await Promise.all([page.waitForEvent('popup'), press()])
  await popUp.waitForURL(/\/sandbox\/exchanges\//)
  return popUp
}

test('a visitor who connects and switches on the way pays a token, once, and the page gets to know it', async ({
  lab,
  installWallet,
  sandbox,
}) => {
  const base = sandbox.chains.get(8453)
  await base.setBalance(FIRST, ETHER)
  await base.mint(FIRST, 50n * ETHER)
  const before = await readDollars(base, { of: SECOND })
  const wallet = await installWallet()
  await lab.open(asking({ recipient: SECOND, asset: DOLLARS, amount: '12.5' }))
  await lab.press('pay')
  const { modal } = lab
  await modal.expectView('Pay')
  await expect(modal.part('pay-leg')).toContainText('12.5 SUSD')
  await expect(modal.part('send-review-address')).toHaveAttribute('data-address', SECOND)
  await expect(modal.part('pay-site')).toContainText('localhost')
  expect(await findings(lab.page)).toEqual([])

  await modal.part('pay-button').click()
  await modal.wallet(wallet.name).click()
  await modal.expectView('Pay')
  await expect(modal.part('pay-button')).toHaveText('Switch to Base')
  wallet.log.clear()
  await modal.part('pay-button').click()
  await expect(modal.part('pay-fee')).toContainText('at most')
  await expect(modal.part('pay-button')).toHaveText(`Pay with ${wallet.name}`)
  await modal.part('pay-button').dblclick()
  await expect(modal.part('pay-status')).toContainText('Paid', { timeout: 20_000 })
  expect(await findings(lab.page)).toEqual([])

  const sent = wallet.log.list().filter(({ method }) => method === 'eth_sendTransaction')
  expect(sent).toHaveLength(1)
  expect((await readDollars(base, { of: SECOND })) - before).toBe((125n * ETHER) / 10n)
  const { status, value } = await outcomeOf(lab)
  expect(status).toBe('done')
  expect(value).toContain('"paid"')
  expect(await payments(lab)).toEqual(['PAY_MODAL_OPEN', 'PAY_INITIATED', 'PAY_SUCCESS'])
  await modal.part('scene-action').click()
  await modal.expectClosed()
})

test(
  'a link of Solana Pay is paid with its token',
  FULL,
  async ({ lab, installSolanaWallet, sandbox }) => {
    const shop = SANDBOX_SOLANA_ACCOUNTS[1].address
    const { mint } = SANDBOX_SOLANA_DOLLAR
    await installSolanaWallet({ face: { name: 'Tern' } })
    const link = `solana:${shop}?amount=7.25&spl-token=${mint}&label=Shop`
    await lab.open({ networks: '1,8453,solana', ...asking(link) })
    await lab.connect('Tern')
    await lab.press('pay')
    const { modal } = lab
    await expect(modal.part('pay-leg')).toContainText('7.25')
    await expect(modal.part('pay-button')).toHaveText('Pay with Tern')

    await modal.part('pay-button').dblclick()
    await expect(modal.part('pay-status')).toContainText('Paid', { timeout: 20_000 })

    const held = tokenAccountOf(shop, mint)
    const landed = landedOnSolana(sandbox.solana.get().request, held)
    expect(landed).toMatchObject({ to: held, amount: 7_250_000n, others: [] })
  },
)

test(
  'an exchange pays: a window, a reload, a failure, and a window that is blocked',
  FULL,
  async ({ lab, sandbox }) => {
    test.slow()
    const base = sandbox.chains.get(8453)
    const before = await readDollars(base, { of: SECOND })
    await lab.open(asking({ recipient: SECOND, asset: DOLLARS, amount: '3' }))
    await lab.press('pay')
    const { modal, page } = lab
    const press = (): Promise<void> => modal.part('pay-exchange-coinbase').click()

    const first = await opened(page, press)
    expect(await first.evaluate(() => window.opener)).toBeNull()
    await expect(modal.part('scene-heading')).toHaveText('Finish paying at Lodestar')
    await first.getByRole('button', { name: 'Decline' }).click()
    await expect(modal.part('pay-status')).toContainText('Not paid', { timeout: 15_000 })
    await first.close()

    await modal.part('scene-action').click()
    await modal.expectView('Pay')
    const second = await opened(page, press)
    await second.getByRole('button', { name: 'Pay', exact: true }).click()
    await second.close()
    await lab.reload()
    await lab.press('pay')
    await expect(modal.part('pay-status')).toContainText('Paid', { timeout: 20_000 })
    expect((await readDollars(base, { of: SECOND })) - before).toBe(3n * ETHER)
    expect((await outcomeOf(lab)).value).toContain('"exchange"')
    await modal.part('scene-action').click()

    await page.evaluate(() => {
      window.open = () => null
    })
    await lab.press('pay')
    await press()
    await expect(modal.part('scene-heading')).toHaveText('The window was blocked')
    await expect(modal.part('pay-copy')).toBeVisible()
    await modal.part('scene-other').click()
    await modal.expectView('Pay')
    expect(sandbox.exchanges.sessions()).toHaveLength(3)
  },
)

test(
  'without exchanges, with too little, and declined: nothing is sent, then it works; an exchange pays to the visitor’s own account',
  FULL,
  async ({ lab, installWallet, sandbox, trouble }) => {
    test.slow()
    trouble.allow(/503/)
    sandbox.faults.set('exchanges', { kind: 'status', status: 503 })
    const chain = sandbox.chains.get(1)
    await chain.mint(FIRST, ETHER)
    await chain.setBalance(FIRST, ETHER / 10n)
    const wallet = await installWallet()
    await lab.open(asking({ recipient: SECOND, asset: 'eip155:1/slip44:60', amount: '0.25' }))
    await lab.connect(wallet.name)
    wallet.log.clear()
    const { modal, page } = lab

    await test.step('with too little', async () => {
      await lab.press('pay')
      await expect(modal.part('pay-problem')).toContainText('Not enough ETH')
      const without = 'Exchanges aren’t available right now'
      await expect(modal.part('pay-no-exchanges')).toHaveText(without)
    })

    await test.step('declined', async () => {
      await chain.setBalance(FIRST, ETHER)
      await modal.part('pay-button').click()
      await expect(modal.part('pay-button')).toHaveText(`Pay with ${wallet.name}`)
      wallet.behave('reject')
      await modal.part('pay-button').click()
      await expect(modal.part('scene-line')).toHaveText('Nothing was paid.')
      const balance = BigInt(String(await chain.request('eth_getBalance', [FIRST, 'latest'])))
      expect(balance).toBe(ETHER)
    })

    await test.step('approved', async () => {
      wallet.behave('approve')
      await modal.part('scene-action').click()
      await expect(modal.part('pay-button')).toHaveText(`Pay with ${wallet.name}`)
      await modal.part('pay-button').click()
      await expect(modal.part('pay-status')).toContainText('Paid', { timeout: 20_000 })
      const sent = wallet.log.list().filter(({ method }) => method === 'eth_sendTransaction')
      // The declined one, and the one that was approved.
      expect(sent).toHaveLength(2)
      await modal.part('scene-action').click()
      await modal.expectClosed()
    })

    await test.step('a deposit to the visitor’s own account', async () => {
      sandbox.faults.clear()
      await lab.accountButton.click()
      await modal.part('account-deposit').click()
      await modal.expectView('PayWithExchange')
      await modal.part(`deposit-token-${SANDBOX_DOLLAR.address}`).click()
      await modal.part('deposit-amount').fill('0')
      const exchange = modal.part('deposit-exchange-coinbase')
      await expect(exchange).toHaveAttribute('aria-disabled', 'true')
      await modal.part('deposit-preset-50').click()
      expect(await findings(page)).toEqual([])
      const before = await readDollars(chain, { of: FIRST })
      const shop = await opened(page, () => exchange.click())
      await modal.expectView('PayLoading')
      expect(sandbox.exchanges.sessions()).toMatchObject([
        { recipient: `eip155:1:${FIRST}`, amount: '50' },
      ])
      await shop.getByRole('button', { name: 'Pay', exact: true }).click()
      await expect(modal.part('pay-status')).toContainText('Paid', { timeout: 20_000 })
      expect((await readDollars(chain, { of: FIRST })) - before).toBe(50n * ETHER)
    })
  },
)
