import {
  SANDBOX_DOLLAR,
  SANDBOX_TOKENS,
  SILENT_DOLLAR,
  SWAP_ROUTER_ADDRESS,
} from '@latchkey/sandbox'
import { encodeFunctionData, erc20Abi } from 'viem'
import { FIRST, SECOND } from '../accounts.ts'
import { type ListedLie, lieAboutBalance } from '../setup/lie-about-balance.ts'
import { chooseSwap } from '../setup/swap-in-modal.ts'
import type { Scene, Stage } from './scene.ts'

const ETHER = 10n ** 18n

async function atForm({ lab, wallet, chains }: Stage): Promise<void> {
  const chain = chains.get(1)
  await chain.setBalance(FIRST, 10n * ETHER)
  await chain.mint(FIRST, 1_200n * ETHER)
  await lab.connect(wallet.name)
  await lab.accountButton.click()
  await lab.modal.part('account-send').click()
  await lab.modal.part('send-max').waitFor()
}

async function withDollars({ lab: { modal } }: Stage, amount: string): Promise<void> {
  await modal.part('send-token').click()
  await modal.part(`send-token-${SANDBOX_DOLLAR.address}`).click()
  await modal.part('send-amount').fill(amount)
}

/** Plays with a service of balances that lies, and leaves it honest. */
async function lying(stage: Stage, lies: readonly ListedLie[], play: () => Promise<void>) {
  lieAboutBalance(stage.faults, lies)
  try {
    await play()
  } finally {
    stage.faults.clear()
  }
}

/** Nodes that can't say what a swap would do. */
const NO_FORECAST = { kind: 'status', status: 501, methods: ['eth_simulateV1'] } as const

async function atSwap(stage: Stage): Promise<void> {
  await atForm(stage)
  await stage.lab.modal.closeButton.click()
  await stage.lab.accountButton.click()
  await stage.lab.modal.part('account-swaps').click()
}

const COIN = `eip155:1:0x${'e'.repeat(40)}`

/** The amount that the service claims to pay for coins. */
function quoteOf(coins: bigint, token: string, toAmount: string) {
  const ends = { fromAccount: COIN, toAccount: `eip155:1:${token}` }
  const quote = { id: null, fromAmount: `${coins}`, ...ends, toAmount }
  return { kind: 'garbage', body: { quotes: [quote] } } as const
}

/** Leaves a permission of a token that refuses to change it. */
async function leavePermission({ chains }: Stage): Promise<void> {
  const chain = chains.get(1)
  await chain.mint(FIRST, 500_000_000n, SILENT_DOLLAR.address)
  const abi = erc20Abi
  for (const amount of [0n, 5n]) {
    const args = [SWAP_ROUTER_ADDRESS, amount] as const
    const data = encodeFunctionData({ abi, functionName: 'approve', args })
    await chain.request('anvil_impersonateAccount', [FIRST])
    await chain.request('eth_sendTransaction', [{ from: FIRST, to: SILENT_DOLLAR.address, data }])
    await chain.request('anvil_stopImpersonatingAccount', [FIRST])
  }
}

/** A token without value under the symbol of a dollar. */
const FALSE_DOLLAR = { name: 'Sandbox Dollar', address: `0x${'5'.repeat(40)}` }

/** Attempts on the visitor's money, as the visitor sees their end. */
export const REFUSAL_SCENES: readonly Scene[] = [
  {
    name: 'refused-token',
    play: (stage) =>
      lying(stage, [{ decimals: '20' }], async () => {
        await atForm(stage)
        await withDollars(stage, '1')
        await stage.lab.modal.part('send-address').fill(SECOND)
        await stage.lab.modal.part('send-review').click()
        await stage.lab.modal.part('notice').waitFor()
      }),
  },
  {
    name: 'refused-link',
    async play(stage) {
      await atForm(stage)
      await withDollars(stage, '1.5')
      await stage.lab.modal.part('send-address').fill(`ethereum:${SECOND}?value=1&value=2`)
      await stage.lab.modal.part('send-amount').focus()
      await stage.lab.modal.part('send-address-error').waitFor()
    },
  },
  {
    name: 'tokens-alike',
    play: (stage) =>
      lying(stage, [{}, FALSE_DOLLAR], async () => {
        await atForm(stage)
        await stage.lab.modal.part('send-token').click()
        await stage.lab.modal.part('send-tokens').waitFor()
      }),
  },
  {
    name: 'token-alike',
    play: (stage) =>
      lying(stage, [{}, FALSE_DOLLAR], async () => {
        await atForm(stage)
        await withDollars(stage, '1.5')
        await stage.lab.modal.part('token-address').waitFor()
      }),
  },
  {
    name: 'token-review',
    async play(stage) {
      await atForm(stage)
      await withDollars(stage, '1.5')
      await stage.lab.modal.part('send-address').fill(SECOND)
      await stage.lab.modal.part('send-review').click()
      await stage.lab.modal.part('send-confirm').waitFor()
    },
  },
  {
    name: 'swap-huge',
    async play(stage) {
      const { lab, faults } = stage
      await atSwap(stage)
      faults.set('convertQuotes', quoteOf(ETHER / 4n, SANDBOX_DOLLAR.address, '9'.repeat(77)))
      await chooseSwap(lab, { to: SANDBOX_DOLLAR.address, amount: '0.25' }).finally(() =>
        faults.clear(),
      )
    },
  },
  {
    name: 'swap-exchange',
    async play(stage) {
      const { lab, faults } = stage
      await atSwap(stage)
      faults.set('nodes', NO_FORECAST)
      faults.set('rpc', NO_FORECAST)
      await chooseSwap(lab, { to: SANDBOX_DOLLAR.address, amount: '0.25' })
      await lab.modal.part('swap-review').click()
      await lab.modal.part('swap-exchange-address').waitFor()
      faults.clear()
    },
  },
  {
    name: 'swap-loss-grown',
    async play(stage) {
      const { lab, faults } = stage
      const gold = SANDBOX_TOKENS.gold.address
      await atSwap(stage)
      await chooseSwap(lab, { to: gold, amount: '3' })
      await lab.modal.part('swap-review').click()
      await lab.modal.part('swap-agree').click()
      faults.set('convertQuotes', quoteOf(3n * ETHER, gold, '1000'))
      await lab.modal.part('swap-lower-notice').waitFor()
      faults.clear()
    },
  },
  {
    name: 'swap-reset',
    async play(stage) {
      await leavePermission(stage)
      await atSwap(stage)
      await chooseSwap(stage.lab, { from: SILENT_DOLLAR.address, to: 'coin', amount: '100' })
      await stage.lab.modal.part('swap-review').click()
      await stage.lab.modal.part('swap-note').waitFor()
    },
  },
]
