import { SANDBOX_DOLLAR } from '@latchkey/sandbox'
import { FIRST, SECOND } from '../accounts.ts'
import type { Scene, Stage } from './scene.ts'

/** Looks like the second account of the wallet. */
const LOOKALIKE = `${SECOND.slice(0, 6)}${'a'.repeat(32)}${SECOND.slice(-4)}`.toLowerCase()

/** A contract that is neither a token nor a wallet. Source: github.com/mds1/multicall3. */
const MULTICALL = '0xcA11bde05977b3631167028862bE2a173976CA11'

async function atForm({ lab, wallet, chains }: Stage): Promise<void> {
  await chains.get(1).setBalance(FIRST, 10n * 10n ** 18n)
  await lab.connect(wallet.name)
  await lab.accountButton.click()
  await lab.modal.part('account-send').click()
  await lab.modal.part('send-max').waitFor()
}

async function entered(stage: Stage, amount: string, to: string): Promise<void> {
  await atForm(stage)
  await stage.lab.modal.part('send-amount').fill(amount)
  await stage.lab.modal.part('send-address').fill(to)
  await stage.lab.modal.part('send-amount').focus()
}

async function reviewed(stage: Stage, to: string): Promise<void> {
  await entered(stage, '0.25', to)
  await stage.lab.modal.part('send-review').click()
  await stage.lab.modal.part('send-confirm').waitFor()
}

/** Makes the nodes refuse to read the code of an address, as some do. */
async function refuseCode({ lab: { page } }: Stage): Promise<void> {
  await page.route('**/*', (route) => {
    const body = route.request().postData() ?? ''
    if (!body.includes('"eth_getCode"')) return route.fallback()
    const { id } = [JSON.parse(body)].flat()[0]
    return route.fulfill({
      json: { jsonrpc: '2.0', id, error: { code: -32601, message: 'Not allowed' } },
      headers: { 'access-control-allow-origin': '*' },
    })
  })
}

/** The receipt, while the network has not decided yet. */
async function sent(stage: Stage): Promise<void> {
  await stage.chains.get(1).setBalance(FIRST, 10n * 10n ** 18n)
  await stage.chains.get(1).mining.pause()
  await reviewed(stage, '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC')
  await stage.lab.modal.part('send-confirm').click()
  await stage.lab.modal.part('receipt-facts').waitFor()
}

/** Phones show what the others show. */
const SOME = { variants: ['light', 'dark', 'rtl'] } as const

/** The views in which the visitor sends. */
export const SEND_SCENES: readonly Scene[] = [
  {
    name: 'send',
    async play(stage) {
      await entered(stage, '0.25', SECOND)
      await stage.lab.modal.part('send-recipient').waitFor()
    },
  },
  { name: 'send-empty', ...SOME, play: (stage) => atForm(stage) },
  {
    name: 'send-short',
    ...SOME,
    async play(stage) {
      await entered(stage, '2500', SECOND)
      await stage.lab.modal.part('send-amount-error').waitFor()
    },
  },
  {
    name: 'send-unreadable',
    async play(stage) {
      await entered(stage, '1e-7', SECOND)
      await stage.lab.modal.part('send-amount-error').waitFor()
    },
  },
  {
    name: 'send-token',
    async play(stage) {
      await atForm(stage)
      await stage.lab.modal.part('send-token').click()
      await stage.lab.modal.part('send-tokens').waitFor()
    },
  },
  {
    name: 'send-preview',
    play: (stage) => reviewed(stage, '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'),
  },
  { name: 'send-lookalike', play: (stage) => reviewed(stage, LOOKALIKE) },
  {
    name: 'send-unchecked',
    async play(stage) {
      await refuseCode(stage)
      await reviewed(stage, '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC')
      await stage.lab.modal.part('send-doubt').waitFor()
    },
  },
  {
    name: 'receipt',
    async play(stage) {
      await sent(stage)
      await stage.lab.modal.part('receipt-facts').waitFor()
    },
  },
  {
    name: 'receipt-arrived',
    async play(stage) {
      await sent(stage)
      await stage.chains.get(1).mining.resume()
      await stage.lab.modal.card.locator('[data-part=latch][data-state=closed]').waitFor()
    },
  },
  {
    name: 'send-to-program',
    async play(stage) {
      await atForm(stage)
      const { modal } = stage.lab
      await modal.part('send-token').click()
      await modal.part(`send-token-${SANDBOX_DOLLAR.address}`).click()
      await modal.part('send-amount').fill('12.5')
      await modal.part('send-address').fill(MULTICALL)
      await modal.part('send-review').click()
      await modal.part('send-confirm').waitFor()
    },
  },
]
