import { SANDBOX_DOLLAR, SANDBOX_TOKENS, SWAP_ROUTER_ADDRESS } from '@latchkey/sandbox'
import { expect } from '@playwright/test'
import { encodeFunctionData, erc20Abi } from 'viem'
import { FIRST } from '../accounts.ts'
import { chooseSwap, type EnteredSwap } from '../setup/swap-in-modal.ts'
import type { Scene, Stage } from './scene.ts'

type Chain = ReturnType<Stage['chains']['get']>

const ETHER = 10n ** 18n
const COINS = { from: SANDBOX_DOLLAR.address, to: 'coin', amount: '250' }

/** Revokes the approval of an earlier picture. */
async function disallow(chain: Chain): Promise<void> {
  const args = [SWAP_ROUTER_ADDRESS, 0n] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
  await chain.request('anvil_impersonateAccount', [FIRST])
  await chain.request('eth_sendTransaction', [{ from: FIRST, to: SANDBOX_DOLLAR.address, data }])
  await chain.request('anvil_stopImpersonatingAccount', [FIRST])
}

async function atForm({ lab, wallet, chains }: Stage): Promise<void> {
  const chain = chains.get(1)
  // The scene before may have left an approval pending.
  await chain.mining.resume()
  await disallow(chain)
  await chain.setBalance(FIRST, 10n * ETHER)
  await chain.mint(FIRST, 1_200n * ETHER)
  await lab.connect(wallet.name)
  await lab.accountButton.click()
  await lab.modal.part('account-swaps').click()
  await lab.modal.part('swap-max').waitFor()
}

async function entered(stage: Stage, swap: EnteredSwap): Promise<void> {
  await atForm(stage)
  await chooseSwap(stage.lab, swap)
}

async function reviewed(stage: Stage, swap: EnteredSwap): Promise<void> {
  await entered(stage, swap)
  await stage.lab.modal.part('swap-review').click()
  await stage.lab.modal.part('swap-confirm').waitFor()
}

/** Phones show what the others show. */
const SOME = { variants: ['light', 'dark', 'rtl'] } as const

/** The views in which the visitor swaps. */
export const SWAP_SCENES: readonly Scene[] = [
  { name: 'swap', play: (stage) => entered(stage, { to: SANDBOX_DOLLAR.address, amount: '0.25' }) },
  { name: 'swap-empty', ...SOME, play: (stage) => atForm(stage) },
  {
    name: 'swap-short',
    ...SOME,
    play: (stage) => entered(stage, { to: SANDBOX_DOLLAR.address, amount: '2500' }),
  },
  {
    name: 'swap-token',
    async play(stage) {
      await atForm(stage)
      await stage.lab.modal.part('swap-to').click()
      await stage.lab.modal.part('swap-others').waitFor()
    },
  },
  {
    name: 'swap-preview',
    play: (stage) => reviewed(stage, { to: SANDBOX_DOLLAR.address, amount: '0.25' }),
  },
  {
    name: 'swap-approval',
    play: (stage) => reviewed(stage, COINS),
  },
  {
    name: 'swap-loss',
    play: (stage) => reviewed(stage, { to: SANDBOX_TOKENS.gold.address, amount: '3' }),
  },
  {
    name: 'swap-no-price',
    ...SOME,
    async play(stage) {
      await atForm(stage)
      stage.faults.set('convertQuotes', { kind: 'status', status: 400 })
      await stage.lab.modal.part('swap-to').click()
      await stage.lab.modal.part(`swap-token-${SANDBOX_DOLLAR.address}`).click()
      await stage.lab.modal.part('swap-amount').fill('0.25')
      await stage.lab.modal.part('swap-failure').waitFor()
    },
  },
  {
    name: 'swap-no-token',
    ...SOME,
    async play(stage) {
      await atForm(stage)
      await stage.lab.modal.part('swap-to').click()
      await stage.lab.modal.part('swap-search').fill('nothing is called so')
      await stage.lab.modal.part('swap-no-tokens').waitFor()
    },
  },
  {
    name: 'swap-approving',
    ...SOME,
    async play(stage) {
      await reviewed(stage, COINS)
      await stage.chains.get(1).mining.pause()
      await stage.lab.modal.part('swap-confirm').click()
      await expect(stage.lab.modal.part('swap-confirm')).toContainText('Approving…')
    },
  },
  {
    name: 'swap-second',
    ...SOME,
    async play(stage) {
      await reviewed(stage, COINS)
      await stage.lab.modal.part('swap-confirm').click()
      await expect(stage.lab.modal.part('swap-note')).toContainText('Step 2 of 2')
    },
  },
  {
    name: 'receipt-swap',
    ...SOME,
    async play(stage) {
      await reviewed(stage, { to: SANDBOX_DOLLAR.address, amount: '0.25' })
      await stage.lab.modal.part('swap-confirm').click()
      await stage.lab.modal.card.locator('[data-part=latch][data-state=closed]').waitFor()
    },
  },
]
