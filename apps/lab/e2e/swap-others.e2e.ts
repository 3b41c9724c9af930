import { SANDBOX_DOLLAR, SWAP_ROUTER_ABI, SWAP_ROUTER_ADDRESS } from '@latchkey/sandbox'
import { expect } from '@playwright/test'
import { decodeFunctionData, erc20Abi } from 'viem'
import { FIRST, SECOND } from './accounts.ts'
import { test } from './lab-test.ts'
import { approve } from './login-model.ts'
import { test as testWithLogins } from './login-test.ts'
import { FULL } from './rings.ts'
import { lastOperation } from './setup/last-transaction.ts'
import { readDollars } from './setup/read-dollars.ts'
import { expectSwapped, reviewSwap } from './setup/swap-in-modal.ts'

const ETHER = 10n ** 18n

testWithLogins(
  'the embedded wallet approves and swaps by one request, and nothing stays approved',
  FULL,
  async ({ lab, login, sandbox }) => {
    testWithLogins.slow()
    const chain = sandbox.chains.get(1)
    await lab.open({ logins: 'true' })
    await login.logIn('swaps@sandbox.test')
    await lab.outcomeOf('get-coins')
    const address = (await lab.address.innerText()).trim()
    await chain.mint(`0x${address.slice(2)}`, 300n * ETHER)
    await reviewSwap(lab, { from: SANDBOX_DOLLAR.address, to: 'coin', amount: '250' })
    await expect(lab.modal.part('swap-note')).toContainText('Either both happen')
    await expect(lab.modal.part('swap-confirm')).toHaveText('Swap')

    await lab.modal.part('swap-confirm').click()
    await approve(login.frame)

    await expectSwapped(lab)
    await lab.modal.part('receipt-done').click()
    await lab.modal.expectView('Account')
    expect(await readDollars(chain, { of: address })).toBe(50n * ETHER)
    expect(await readDollars(chain, { of: address, allowedTo: SWAP_ROUTER_ADDRESS })).toBe(0n)
    const { sender, calls } = await lastOperation(chain)
    const [approval, swap, ...others] = calls
    expect([sender, approval?.target, swap?.target, others]).toEqual([
      ...[address, SANDBOX_DOLLAR.address, SWAP_ROUTER_ADDRESS],
      [],
    ])
    expect(decodeFunctionData({ abi: erc20Abi, data: approval?.data ?? '0x' }).args).toEqual([
      SWAP_ROUTER_ADDRESS,
      250n * ETHER,
    ])
    const swapped = decodeFunctionData({ abi: SWAP_ROUTER_ABI, data: swap?.data ?? '0x' })
    expect(swapped.functionName).toBe('swapExactTokensForETH')
    expect(swapped.args).toEqual(expect.arrayContaining([250n * ETHER, address]))
  },
)

test(
  'a session that ends under review is told, and so is another account; nothing is asked',
  FULL,
  async ({ lab, installWallet, sandbox }) => {
    await sandbox.chains.get(1).setBalance(FIRST, 10n ** 19n)
    const wallet = await installWallet()
    await lab.open()
    await lab.connect(wallet.name)
    wallet.log.clear()
    const dollars = { to: SANDBOX_DOLLAR.address, amount: '0.25' }
    await reviewSwap(lab, dollars)

    wallet.forgetSite()
    await lab.modal.expectView('Connect')
    await expect(lab.modal.notice).toHaveText('Your wallet ended the connection')
    await lab.modal.closeButton.click()

    await lab.connect(wallet.name)
    await reviewSwap(lab, dollars)
    wallet.switchAccount(SECOND)
    await lab.modal.expectView('Swap')
    await expect(lab.modal.notice).toContainText('another account')
    expect(wallet.log.list().map(({ method }) => method)).not.toContain('eth_sendTransaction')
  },
)
