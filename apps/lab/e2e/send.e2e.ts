import { SANDBOX_DOLLAR } from '@latchkey/sandbox'
import { expect } from '@playwright/test'
import { decodeFunctionData, erc20Abi } from 'viem'
import { FIRST, SECOND } from './accounts.ts'
import { test } from './lab-test.ts'
import { FULL } from './rings.ts'
import { lastTransaction } from './setup/last-transaction.ts'
import { expectConfirmed, reviewTransfer } from './setup/send-in-modal.ts'

const ETHER = 10n ** 18n

test(
  'a visitor sends ether, once, and exactly what the review said',
  FULL,
  async ({ lab, installWallet, sandbox }) => {
    const chain = sandbox.chains.get(1)
    await chain.setBalance(FIRST, 10n * ETHER)
    const balanceOf = async (address: string) =>
      BigInt(String(await chain.request('eth_getBalance', [address, 'latest'])))
    const before = await balanceOf(SECOND)
    const wallet = await installWallet()
    await lab.open()
    await lab.connect(wallet.name)
    wallet.log.clear()
    await reviewTransfer(lab, { amount: '0.25', to: SECOND })
    await expect(lab.modal.part('send-fee')).toContainText('at most')

    await lab.modal.part('send-confirm').dblclick()
    await expectConfirmed(lab)

    const requests = wallet.log.list().filter(({ method }) => method === 'eth_sendTransaction')
    expect(requests).toHaveLength(1)
    expect(await balanceOf(SECOND)).toBe(before + ETHER / 4n)
    const signed = await lastTransaction(chain)
    expect(signed).toMatchObject({ value: '0x3782dace9d90000', gas: '0x5208', input: '0x' })
    expect(signed.to).toBe(SECOND.toLowerCase())
    const spent = 10n * ETHER - ETHER / 4n - (await balanceOf(FIRST))
    expect(spent).toBeLessThanOrEqual(BigInt(signed.gas) * BigInt(signed.maxFeePerGas))
    await lab.modal.expectView('Account')
  },
)

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
  'all of the ether is sent, without what the fee needs',
  FULL,
  async ({ lab, installWallet, sandbox }) => {
    const chain = sandbox.chains.get(1)
    await chain.setBalance(FIRST, ETHER)
    const wallet = await installWallet()
    await lab.open()
    await lab.connect(wallet.name)
    await reviewTransfer(lab, { amount: 'max', to: SECOND, typed: 'ada.sandbox.eth' })

    await lab.modal.part('send-confirm').click()
    await expectConfirmed(lab)

    const left = BigInt(String(await chain.request('eth_getBalance', [FIRST, 'latest'])))
    expect(left).toBeLessThan(ETHER / 1_000n)
  },
)

test(
  'a refused transfer is not sent, and the review stays',
  FULL,
  async ({ lab, installWallet, sandbox }) => {
    await sandbox.chains.get(1).setBalance(FIRST, ETHER)
    const wallet = await installWallet()
    await lab.open()
    await lab.connect(wallet.name)
    const link = `ethereum:${SECOND}@1?value=2.5e17`
    await reviewTransfer(lab, { amount: '0.25', to: SECOND, typed: link })
    wallet.behave('reject')

    await lab.modal.part('send-confirm').click()

    await expect(lab.modal.part('notice')).toHaveText('Request declined')
    await expect(lab.modal.part('send-confirm')).toBeEnabled()
  },
)

for (const what of ['account', 'network'] as const) {
  test(
    `nothing is sent after the wallet’s ${what} changed during the review`,
    FULL,
    async ({ lab, installWallet, sandbox }) => {
      await sandbox.chains.get(1).setBalance(FIRST, ETHER)
      const wallet = await installWallet()
      await lab.open()
      await lab.connect(wallet.name)
      wallet.log.clear()
      await reviewTransfer(lab, { amount: '0.25', to: SECOND })

      if (what === 'account') wallet.switchAccount(SECOND)
      else wallet.switchChain(8453)

      await lab.modal.expectView('WalletSend')
      await expect(lab.modal.part('send-amount')).toHaveValue('')
      const requests = wallet.log.list().filter(({ method }) => method === 'eth_sendTransaction')
      expect(requests).toEqual([])
    },
  )
}

test(
  'an address that looks like a known one is sent to only after a second look',
  FULL,
  async ({ lab, installWallet, sandbox }) => {
    await sandbox.chains.get(1).setBalance(FIRST, ETHER)
    const wallet = await installWallet()
    await lab.open()
    await lab.connect(wallet.name)
    const lookalike = `${SECOND.slice(0, 6)}${'1'.repeat(32)}${SECOND.slice(-4)}`.toLowerCase()
    const { modal } = lab
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
  },
)
