import { buyAt, openBuy, openProvider } from '../setup/buy-in-modal.ts'
import type { Scene, Stage } from './scene.ts'

async function atForm({ lab, wallet }: Stage): Promise<void> {
  await lab.connect(wallet.name)
  await openBuy(lab, '200')
  await lab.modal
    .part('buy-quotes')
    .getByText(/less|أقل/)
    .first()
    .waitFor()
}

/** Opens the view while the prices cannot be read. */
async function withoutPrices({ lab, wallet, faults }: Stage): Promise<void> {
  const down = { kind: 'status', status: 500 } as const
  for (const part of ['onrampBuyQuotes', 'onrampQuote', 'onrampMultiQuotes'] as const) {
    faults.set(part, down)
  }
  await lab.connect(wallet.name)
  await openBuy(lab, '200')
  await lab.modal.part('buy-failed').waitFor()
}

async function blocked(stage: Stage): Promise<void> {
  const { lab } = stage
  await atForm(stage)
  await lab.page.evaluate(() => {
    window.open = () => null
  })
  await lab.modal.part('buy-from-QUAY').click()
  await lab.modal.part('buy-copy').waitFor()
}

/** One that failed, and one that is under way. */
async function bought(stage: Stage): Promise<void> {
  const { lab, onramp } = stage
  const { modal } = lab
  // The purchases of the scene before are no part of this one.
  onramp.clear()
  await atForm(stage)
  await buyAt(lab, 'coinbase', 'Pay with a declined card')
  await modal.expectView('OnRampActivity')
  await modal.part('activity-row').waitFor()
  await modal.backButton.click()
  await buyAt(lab, 'coinbase', 'Pay slowly')
  await modal.part('activity-row').nth(1).waitFor()
}

/** Phones show what the others show. */
const SOME = { variants: ['light', 'dark', 'rtl'] } as const

/** The views in which the visitor buys with money. */
export const BUY_SCENES: readonly Scene[] = [
  { name: 'buy', play: atForm },
  { name: 'buy-down', ...SOME, play: withoutPrices },
  {
    name: 'buy-currency',
    async play(stage) {
      await atForm(stage)
      await stage.lab.modal.part('buy-currency').click()
      await stage.lab.modal.part('buy-choices').waitFor()
    },
  },
  {
    name: 'buy-token',
    async play(stage) {
      await atForm(stage)
      await stage.lab.modal.part('buy-token').click()
      await stage.lab.modal.part('buy-choices').waitFor()
    },
  },
  {
    name: 'buying',
    async play(stage) {
      await atForm(stage)
      await openProvider(stage.lab, 'QUAY')
    },
  },
  { name: 'buying-blocked', ...SOME, play: blocked },
  { name: 'buy-activity', play: bought },
  {
    name: 'what-is-a-buy',
    async play(stage) {
      await atForm(stage)
      await stage.lab.modal.part('buy-how').click()
      await stage.lab.modal.part('about-buying-buy').waitFor()
    },
  },
]
