import { SANDBOX_DOLLAR, SANDBOX_TOKENS } from '@latchkey/sandbox'
import { FIRST } from '../accounts.ts'
import { chooseSwap, type EnteredSwap } from '../setup/swap-in-modal.ts'
import type { Scene, Stage } from './scene.ts'

const ETHER = 10n ** 18n

async function atForm({ lab, wallet, chains }: Stage): Promise<void> {
  const chain = chains.get(1)
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
    play: (stage) => reviewed(stage, { from: SANDBOX_DOLLAR.address, to: 'coin', amount: '250' }),
  },
  {
    name: 'swap-loss',
    play: (stage) => reviewed(stage, { to: SANDBOX_TOKENS.gold.address, amount: '3' }),
  },
]
