import { SANDBOX_DOLLAR, SWAP_ROUTER_ABI, SWAP_ROUTER_ADDRESS } from '@latchkey/sandbox'
import { expect } from '@playwright/test'
import { decodeFunctionData, erc20Abi } from 'viem'
import { FIRST } from './accounts.ts'
import { test } from './lab-test.ts'
import { FULL } from './rings.ts'
import { lastTransaction } from './setup/last-transaction.ts'
import { readDollars } from './setup/read-dollars.ts'
import { chooseSwap, expectSwapped, reviewSwap } from './setup/swap-in-modal.ts'

const ETHER = 10n ** 18n
const DOLLARS = { to: SANDBOX_DOLLAR.address, amount: '0.25' }
const COINS = { from: SANDBOX_DOLLAR.address, to: 'coin', amount: '250' }

test('a visitor swaps ether for a token, once, and gets at least what the review said', async ({
  lab,
  installWallet,
  sandbox,
}) => {
  const chain = sandbox.chains.get(1)
  await chain.setBalance(FIRST, 10n * ETHER)
  const before = await readDollars(chain, { of: FIRST })
  const wallet = await installWallet()
  await lab.open()
  await lab.connect(wallet.name)
  wallet.log.clear()
  await reviewSwap(lab, DOLLARS)
  const least = await lab.modal.part('swap-minimum').textContent()

  await lab.modal.part('swap-confirm').dblclick()
  await expectSwapped(lab)

  const requests = wallet.log.list().filter(({ method }) => method === 'eth_sendTransaction')
  expect(requests).toHaveLength(1)
  const signed = await lastTransaction(chain)
  expect(signed).toMatchObject({
    to: SWAP_ROUTER_ADDRESS.toLowerCase(),
    value: '0x3782dace9d90000',
  })
  const { functionName, args } = decodeFunctionData({ abi: SWAP_ROUTER_ABI, data: signed.input })
  expect(functionName).toBe('swapExactETHForTokens')
  expect(args).toContain(FIRST)
  const got = (await readDollars(chain, { of: FIRST })) - before
  const shown = Number(/([\d,]+(?:\.\d+)?) SUSD/.exec(least ?? '')?.[1]?.replace(/,/g, ''))
  expect(shown).toBeGreaterThan(0)
  expect(Number(got) / 1e18).toBeGreaterThanOrEqual(shown)
  await lab.modal.part('receipt-done').click()
  await lab.modal.expectView('Account')
})

test(
  'after a service lied the wallet is asked for nothing; then a token is swapped in two steps, with a reload between them',
  FULL,
  async ({ lab, installWallet, sandbox }) => {
    test.slow()
    const chain = sandbox.chains.get(1)
    await chain.setBalance(FIRST, 10n * ETHER)
    await chain.mint(FIRST, 500n * ETHER)
    const before = await readDollars(chain, { of: FIRST })
    const wallet = await installWallet()
    await lab.open()
    await lab.connect(wallet.name)
    wallet.log.clear()

    await test.step('a service that lies', async () => {
      await lab.accountButton.click()
      await lab.modal.part('account-swaps').click()
      await chooseSwap(lab, COINS)
      sandbox.swapLies.set(['approve-unlimited'])
      await lab.modal.part('swap-review').click()
      await expect(lab.modal.part('notice')).toContainText('Your wallet wasn’t asked')
      await lab.modal.expectView('Swap')
      expect(wallet.log.prompts()).toEqual([])
      sandbox.swapLies.clear()
      await lab.modal.closeButton.click()
      await lab.modal.expectClosed()
    })

    await reviewSwap(lab, COINS)
    await expect(lab.modal.part('swap-note')).toContainText('Step 1 of 2: approve 250 SUSD')
    await lab.modal.part('swap-confirm').click()
    await expect(lab.modal.part('swap-note')).toContainText('Step 2 of 2')
    const approved = await readDollars(chain, { of: FIRST, allowedTo: SWAP_ROUTER_ADDRESS })
    expect(approved).toBe(250n * ETHER)
    const approval = await lastTransaction(chain)
    expect(approval).toMatchObject({ to: SANDBOX_DOLLAR.address.toLowerCase(), value: '0x0' })
    expect(decodeFunctionData({ abi: erc20Abi, data: approval.input })).toEqual({
      functionName: 'approve',
      args: [SWAP_ROUTER_ADDRESS, 250n * ETHER],
    })

    await lab.reload()
    await lab.expectConnected(FIRST)
    await lab.accountButton.click()
    await lab.modal.part('account-swaps').click()
    await expect(lab.modal.part('swap-note')).toContainText('Step 2 of 2')
    await lab.modal.part('swap-confirm').dblclick()
    await expectSwapped(lab)

    const requests = wallet.log.list().filter(({ method }) => method === 'eth_sendTransaction')
    expect(requests).toHaveLength(2)
    const swap = await lastTransaction(chain)
    expect(swap).toMatchObject({ to: SWAP_ROUTER_ADDRESS.toLowerCase(), value: '0x0' })
    const { functionName, args } = decodeFunctionData({ abi: SWAP_ROUTER_ABI, data: swap.input })
    expect(functionName).toBe('swapExactTokensForETH')
    expect(args).toEqual(expect.arrayContaining([250n * ETHER, FIRST]))
    expect(before - (await readDollars(chain, { of: FIRST }))).toBe(250n * ETHER)
    expect(await readDollars(chain, { of: FIRST, allowedTo: SWAP_ROUTER_ADDRESS })).toBe(0n)
  },
)
