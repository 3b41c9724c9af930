import { SANDBOX_DOLLAR, type Sandbox } from '@latchkey/sandbox'
import { expect, type Page } from '@playwright/test'
import { decodeFunctionData, erc20Abi } from 'viem'
import { FIRST, SECOND } from './accounts.ts'
import { findings } from './findings.ts'
import { test } from './lab-test.ts'
import { FULL } from './rings.ts'
import { lastTransaction } from './setup/last-transaction.ts'
import { lieAboutBalance } from './setup/lie-about-balance.ts'
import { expectConfirmed } from './setup/send-in-modal.ts'
import { chooseSwap, expectSwapped } from './setup/swap-in-modal.ts'

const ETHER = 10n ** 18n
const DOLLAR = SANDBOX_DOLLAR.address

/** Makes the service list a coin and a dollar for swaps, with a lie about the coin. */
function lieAboutCoin(sandbox: Sandbox, coin: { symbol: string; decimals: number }): void {
  const facts = { logoUri: null, eip2612: false }
  const tokens = [
    { ...facts, ...coin, name: 'Coin', address: `eip155:1:0x${'e'.repeat(40)}` },
    { ...facts, ...SANDBOX_DOLLAR, address: `eip155:1:${DOLLAR}` },
  ]
  sandbox.faults.set('convertTokens', { kind: 'garbage', body: { tokens } })
}

async function expectNoFindings(page: Page): Promise<void> {
  expect(await findings(page)).toEqual([])
}

test('a service that lies about a token moves no money: the chain is asked, and what it says is shown', async ({
  lab,
  installWallet,
  sandbox,
}) => {
  const chain = sandbox.chains.get(1)
  await chain.setBalance(FIRST, 10n * ETHER)
  await chain.mint(FIRST, 500n * ETHER)
  const wallet = await installWallet()
  const { modal, page } = lab
  lieAboutBalance(sandbox.faults, [{ decimals: '20' }])
  await lab.open()
  await lab.connect(wallet.name)
  wallet.log.clear()

  await lab.accountButton.click()
  await modal.part('account-send').click()
  await modal.part('send-token').click()
  await modal.part(`send-token-${DOLLAR}`).click()
  await modal.part('send-amount').fill('1')
  await modal.part('send-address').fill(SECOND)
  await modal.part('send-review').click()
  await expect(modal.part('notice')).toContainText('isn’t what the list says')
  await modal.expectView('WalletSend')
  await expect(modal.part('send-amount')).toHaveValue('')
  await expectNoFindings(page)
  expect(wallet.log.prompts()).toEqual([])

  await modal.part('send-amount').fill('1')
  await modal.part('send-review').click()
  await expect(modal.part('send-leg')).toContainText('1 SUSD')
  await expect(modal.part('send-leg')).toContainText('0xBa02')
  await expectNoFindings(page)
  await modal.part('send-confirm').click()
  await expectConfirmed(lab)
  expect(decodeFunctionData({ abi: erc20Abi, data: (await lastTransaction(chain)).input })).toEqual(
    { functionName: 'transfer', args: [SECOND, ETHER] },
  )
})

test(
  'a service that calls the coin a dollar, or gives it other decimals, is not believed in a swap',
  FULL,
  async ({ lab, installWallet, sandbox }) => {
    await sandbox.chains.get(1).setBalance(FIRST, 10n * ETHER)
    const wallet = await installWallet()
    const { modal, page } = lab
    lieAboutCoin(sandbox, { symbol: 'SUSD', decimals: 20 })
    await lab.open()
    await lab.connect(wallet.name)
    wallet.log.clear()

    await lab.accountButton.click()
    await modal.part('account-swaps').click()
    await expect(modal.part('swap-from')).toContainText('ETH')
    await chooseSwap(lab, { to: DOLLAR, amount: '0.05' })
    await modal.part('swap-review').click()
    await expect(modal.part('swap-leg-pay')).toContainText('0.05 ETH')
    await expect(modal.part('swap-leg-get')).toContainText('0xBa02')
    await expectNoFindings(page)
    await modal.part('swap-confirm').click()

    await expectSwapped(lab)
    expect(BigInt(Object(await lastTransaction(sandbox.chains.get(1))).value)).toBe(ETHER / 20n)
  },
)

test('a payment link without an amount changes the address alone, and one that says it twice is refused', async ({
  lab,
  installWallet,
  sandbox,
}) => {
  const chain = sandbox.chains.get(1)
  await chain.setBalance(FIRST, 10n * ETHER)
  await chain.mint(FIRST, 500n * ETHER)
  const wallet = await installWallet()
  const { modal, page } = lab
  await lab.open()
  await lab.connect(wallet.name)
  wallet.log.clear()
  await lab.accountButton.click()
  await modal.part('account-send').click()
  await modal.part('send-token').click()
  await modal.part(`send-token-${DOLLAR}`).click()
  await modal.part('send-amount').fill('1.5')

  await modal.part('send-address').fill(`ethereum:${SECOND}?value=1&value=2`)
  await expect(modal.part('send-address-error')).toContainText('can’t be read clearly')
  await expect(modal.part('send-token')).toContainText('SUSD')
  await expect(modal.part('send-amount')).toHaveValue('1.5')
  await expectNoFindings(page)

  await modal.part('send-max').click()
  await modal.part('send-address').fill(`ethereum:${SECOND}`)
  await expect(modal.part('send-token')).toContainText('SUSD')
  await modal.part('send-review').click()
  await expect(modal.part('send-leg')).toContainText('SUSD')
  await expectNoFindings(page)
  await modal.part('send-confirm').click()
  await expectConfirmed(lab)

  const signed = await lastTransaction(chain)
  expect(signed).toMatchObject({ value: '0x0', to: DOLLAR.toLowerCase() })
})
