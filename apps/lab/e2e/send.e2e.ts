import { SANDBOX_ACCOUNTS, SANDBOX_DOLLAR } from '@latchkey/sandbox'
import { expect } from '@playwright/test'
import { decodeFunctionData, erc20Abi, formatEther } from 'viem'
import { FIRST, SECOND } from './accounts.ts'
import { test } from './lab-test.ts'
import { FULL } from './rings.ts'
import { lastTransaction } from './setup/last-transaction.ts'
import { expectConfirmed, reviewTransfer } from './setup/send-in-modal.ts'

const ETHER = 10n ** 18n
const THIRD = SANDBOX_ACCOUNTS[2].address

test('a visitor sends a token to an address that they chose', async ({
  lab,
  installWallet,
  sandbox,
}) => {
  const chain = sandbox.chains.get(1)
  await chain.setBalance(FIRST, 10n * ETHER)
  await chain.mint(FIRST, 50n * ETHER)
  const wallet = await installWallet()
  await lab.open()
  await lab.connect(wallet.name)
  await reviewTransfer(lab, { token: SANDBOX_DOLLAR.address, amount: '12.5', to: SECOND })

  await lab.modal.part('send-confirm').click()
  await expectConfirmed(lab)

  const signed = await lastTransaction(chain)
  expect(signed).toMatchObject({ value: '0x0', to: SANDBOX_DOLLAR.address.toLowerCase() })
  expect(decodeFunctionData({ abi: erc20Abi, data: signed.input })).toEqual({
    functionName: 'transfer',
    args: [SECOND, (125n * ETHER) / 10n],
  })
})

test(
  'ether is sent once, as reviewed, after a refusal; to a lookalike only after a second look; then all of it',
  FULL,
  async ({ lab, installWallet, sandbox }) => {
    test.slow()
    const chain = sandbox.chains.get(1)
    await chain.setBalance(FIRST, 10n * ETHER)
    const balanceOf = async (address: string) =>
      BigInt(String(await chain.request('eth_getBalance', [address, 'latest'])))
    const before = await balanceOf(SECOND)
    const wallet = await installWallet()
    const { modal } = lab
    await lab.open()
    await lab.connect(wallet.name)
    wallet.log.clear()
    const sent = () => wallet.log.list().filter(({ method }) => method === 'eth_sendTransaction')

    await test.step('what the wallet declines is not sent, and the review stays', async () => {
      const typed = `ethereum:${SECOND}@1?value=2.5e17`
      await reviewTransfer(lab, { amount: '0.25', to: SECOND, typed })
      await expect(modal.part('send-fee')).toContainText('at most')
      wallet.behave('reject')
      await modal.part('send-confirm').click()
      await expect(modal.part('notice')).toHaveText('Request declined')
      await expect(modal.part('send-confirm')).toBeEnabled()
      expect(await balanceOf(SECOND)).toBe(before)
    })

    await test.step('sent once, and exactly what the review said', async () => {
      wallet.log.clear()
      wallet.behave('approve')
      await modal.part('send-confirm').dblclick()
      await expectConfirmed(lab)
      expect(sent()).toHaveLength(1)
      expect(await balanceOf(SECOND)).toBe(before + ETHER / 4n)
      const signed = await lastTransaction(chain)
      expect(signed).toMatchObject({ value: '0x3782dace9d90000', gas: '0x5208', input: '0x' })
      expect(signed.to).toBe(SECOND.toLowerCase())
      const spent = 10n * ETHER - ETHER / 4n - (await balanceOf(FIRST))
      expect(spent).toBeLessThanOrEqual(BigInt(signed.gas) * BigInt(signed.maxFeePerGas))
      const receipt = modal.part('receipt-facts')
      await expect(receipt.locator('[data-address]').last()).toHaveAttribute('data-address', SECOND)
      // The fee is rounded up at the fourth figure.
      const fee = Number(/[\d.]+(?= ETH)/.exec(await modal.part('receipt-fee').innerText())?.[0])
      expect(fee).toBeGreaterThanOrEqual(Number(formatEther(spent)))
      expect(fee).toBeLessThan(Number(formatEther(spent)) * 1.001)
      await modal.part('receipt-done').click()
      await modal.expectView('Account')
      await modal.closeButton.click()
      await modal.expectClosed()
    })

    await test.step('an address that looks like a known one needs a second look', async () => {
      const lookalike = `${SECOND.slice(0, 6)}${'1'.repeat(32)}${SECOND.slice(-4)}`.toLowerCase()
      await lab.accountButton.click()
      await modal.part('account-send').click()
      await modal.part('send-amount').fill('0.25')
      await modal.part('send-address').fill(lookalike)
      await modal.part('send-review').click()
      await expect(modal.part('send-lookalike')).toContainText('Lookalike address')
      await expect(modal.part('send-confirm')).toHaveAttribute('aria-disabled', 'true')
      await modal.part('send-known').check()
      await modal.part('send-confirm').click()
      await expectConfirmed(lab)
      await modal.closeButton.click()
      await modal.expectClosed()
    })

    await test.step('all of the ether, without what the fee needs, to a name', async () => {
      await reviewTransfer(lab, { amount: 'max', to: SECOND, typed: 'ada.sandbox.eth' })
      await modal.part('send-confirm').click()
      await expectConfirmed(lab)
      expect(await balanceOf(FIRST)).toBeLessThan(ETHER / 1_000n)
    })
  },
)

test(
  'nothing is sent after the wallet’s network or account changed during the review',
  FULL,
  async ({ lab, installWallet, sandbox }) => {
    for (const id of [1, 8453]) await sandbox.chains.get(id).setBalance(FIRST, ETHER)
    const wallet = await installWallet()
    await lab.open()
    await lab.connect(wallet.name)
    wallet.log.clear()
    const expectLeft = async () => {
      await lab.modal.expectView('WalletSend')
      await expect(lab.modal.part('send-amount')).toHaveValue('')
    }
    await reviewTransfer(lab, { amount: '0.25', to: SECOND })
    wallet.switchChain(8453)
    await expectLeft()
    await lab.modal.closeButton.click()
    await lab.modal.expectClosed()

    await reviewTransfer(lab, { amount: '0.25', to: SECOND })
    wallet.switchAccount(SECOND)
    await expectLeft()

    const requests = wallet.log.list().filter(({ method }) => method === 'eth_sendTransaction')
    expect(requests).toEqual([])
  },
)

test(
  'a name that has another address when it is confirmed is not paid before the visitor chose it',
  FULL,
  async ({ lab, installWallet, sandbox }) => {
    await sandbox.chains.get(1).setBalance(FIRST, 10n * ETHER)
    const wallet = await installWallet()
    const { modal } = lab
    await lab.open()
    await lab.connect(wallet.name)
    wallet.log.clear()
    await reviewTransfer(lab, { amount: '0.25', to: SECOND, typed: 'ada.sandbox.eth' })
    const moved = { name: 'ada.sandbox.eth', avatar: null, resolvesTo: THIRD }
    await sandbox.names.set(SECOND, moved)

    await modal.part('send-confirm').click()
    await modal.expectView('WalletSend')
    await expect(modal.part('send-moved')).toContainText('has another address now')
    const addresses = modal.part('send-moved').locator('[data-address]')
    await expect(addresses.first()).toHaveAttribute('data-address', SECOND)
    await expect(addresses.last()).toHaveAttribute('data-address', THIRD)
    const requests = wallet.log.list().filter(({ method }) => method === 'eth_sendTransaction')
    expect(requests).toEqual([])

    await modal.part('send-use-new').click()
    await modal.part('send-review').click()
    await expect(modal.part('send-review-address')).toHaveAttribute('data-address', THIRD)
    await modal.part('send-confirm').click()
    await expectConfirmed(lab)
  },
)
