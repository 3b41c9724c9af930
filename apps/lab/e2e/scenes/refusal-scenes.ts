import { SANDBOX_DOLLAR } from '@latchkey/sandbox'
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

/** A dollar that anybody can make. */
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
      await atForm(stage)
      await lab.modal.closeButton.click()
      await lab.accountButton.click()
      await lab.modal.part('account-swaps').click()
      const [from, to] = [`0x${'e'.repeat(40)}`, SANDBOX_DOLLAR.address].map(
        (address) => `eip155:1:${address}`,
      )
      const quote = { id: null, fromAmount: `${ETHER / 4n}`, fromAccount: from, toAccount: to }
      const body = { quotes: [{ ...quote, toAmount: '9'.repeat(77) }] }
      faults.set('convertQuotes', { kind: 'garbage', body })
      await chooseSwap(lab, { to: SANDBOX_DOLLAR.address, amount: '0.25' }).finally(() =>
        faults.clear(),
      )
    },
  },
]
