import {
  SANDBOX_DOLLAR,
  SANDBOX_TOKENS,
  SILENT_DOLLAR,
  SWAP_ROUTER_ADDRESS,
} from '@latchkey/sandbox'
import { expect } from '@playwright/test'
import { encodeFunctionData, erc20Abi } from 'viem'
import { FIRST } from './accounts.ts'
import { findings } from './findings.ts'
import { test } from './lab-test.ts'
import { FULL } from './rings.ts'
import { lastTransaction } from './setup/last-transaction.ts'
import { chooseSwap, expectSwapped, reviewSwap } from './setup/swap-in-modal.ts'

const ETHER = 10n ** 18n
const COIN = `0x${'e'.repeat(40)}`

test('where nobody else can look at a swap, its exchange is agreed to by its whole address', async ({
  lab,
  installWallet,
  sandbox,
  trouble,
}) => {
  trouble.allow(/501/)
  const chain = sandbox.chains.get(1)
  await chain.setBalance(FIRST, 10n * ETHER)
  const wallet = await installWallet()
  const { modal, page } = lab
  await lab.open()
  await lab.connect(wallet.name)
  wallet.log.clear()

  // A thief is found out by a node of another host than the service's.
  await lab.accountButton.click()
  await modal.part('account-swaps').click()
  await chooseSwap(lab, { to: SANDBOX_DOLLAR.address, amount: '0.25' })
  sandbox.swapLies.set(['swap-other-recipient'])
  await modal.part('swap-review').click()
  await expect(modal.part('notice')).toContainText('Your wallet wasn’t asked')
  await modal.expectView('Swap')
  sandbox.swapLies.clear()

  // Nodes that can't simulate.
  const methods = ['eth_simulateV1']
  sandbox.faults.set('nodes', { kind: 'status', status: 501, methods })
  sandbox.faults.set('rpc', { kind: 'status', status: 501, methods })
  await modal.part('swap-review').click()
  await expect(modal.part('swap-exchange-address')).toHaveAttribute(
    'data-address',
    SWAP_ROUTER_ADDRESS,
  )
  await expect(modal.part('swap-confirm')).toHaveAttribute('aria-disabled', 'true')
  expect(await findings(page)).toEqual([])
  await modal.part('swap-confirm').click({ force: true })
  expect(wallet.log.prompts()).toEqual([])

  await modal.part('swap-agree-exchange').click()
  await modal.part('swap-confirm').click()
  await expectSwapped(lab)
  expect(await lastTransaction(chain)).toMatchObject({ to: SWAP_ROUTER_ADDRESS.toLowerCase() })
})

test(
  'a loss that was agreed to is agreed to again when it grows',
  FULL,
  async ({ lab, installWallet, sandbox }) => {
    await sandbox.chains.get(1).setBalance(FIRST, 10n * ETHER)
    const gold = SANDBOX_TOKENS.gold.address
    const wallet = await installWallet()
    const { modal, page } = lab
    await lab.open()
    await lab.connect(wallet.name)
    wallet.log.clear()
    await reviewSwap(lab, { to: gold, amount: '3' })
    await modal.part('swap-agree').click()
    await expect(modal.part('swap-confirm')).not.toHaveAttribute('aria-disabled', 'true')

    const ends = { fromAccount: `eip155:1:${COIN}`, toAccount: `eip155:1:${gold}` }
    const quote = { id: null, fromAmount: `${3n * ETHER}`, ...ends, toAmount: '1000' }
    sandbox.faults.set('convertQuotes', { kind: 'garbage', body: { quotes: [quote] } })

    // The next price comes by itself.
    await expect(modal.part('swap-agree')).not.toBeChecked({ timeout: 20_000 })
    await expect(modal.part('swap-confirm')).toHaveAttribute('aria-disabled', 'true')
    await modal.part('swap-confirm').click({ force: true })
    expect(await findings(page)).toEqual([])
    expect(wallet.log.prompts()).toEqual([])
  },
)

test(
  'an old permission that a token refuses to change is reset first, then it is approved and swapped',
  FULL,
  async ({ lab, installWallet, sandbox }) => {
    test.slow()
    const chain = sandbox.chains.get(1)
    await chain.setBalance(FIRST, 10n * ETHER)
    await chain.mint(FIRST, 500_000_000n, SILENT_DOLLAR.address)
    // A swap that failed after its approval leaves this.
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [SWAP_ROUTER_ADDRESS, 5n],
    })
    await chain.request('anvil_impersonateAccount', [FIRST])
    await chain.request('eth_sendTransaction', [{ from: FIRST, to: SILENT_DOLLAR.address, data }])
    await chain.request('anvil_stopImpersonatingAccount', [FIRST])
    const wallet = await installWallet()
    const { modal, page } = lab
    await lab.open()
    await lab.connect(wallet.name)
    await reviewSwap(lab, { from: SILENT_DOLLAR.address, to: 'coin', amount: '100' })

    await expect(modal.part('swap-note')).toContainText('reset the old permission')
    expect(await findings(page)).toEqual([])
    await modal.part('swap-confirm').click()
    await expect(modal.part('swap-note')).toContainText('approve', { timeout: 20_000 })
    await expect(modal.part('swap-confirm')).toHaveText('Approve', { timeout: 20_000 })
    await modal.part('swap-confirm').click()
    await expect(modal.part('swap-confirm')).toHaveText('Swap', { timeout: 20_000 })
    await modal.part('swap-confirm').click()

    await expectSwapped(lab)
  },
)
