import { SANDBOX_DOLLAR } from '@latchkey/sandbox'
import { FIRST, SECOND } from '../accounts.ts'
import type { Switches } from '../models/lab-model.ts'
import type { Scene, Stage } from './scene.ts'

const ETHER = 10n ** 18n
const DOLLARS = `erc20:${SANDBOX_DOLLAR.address}`

function asking(asset: string, amount: string): Switches {
  const pay = JSON.stringify({ recipient: SECOND, asset, amount })
  return { 'features.pay': 'true', pay }
}

async function atPayment({ lab, wallet, chains }: Stage, isConnected = true): Promise<void> {
  const chain = chains.get(1)
  await chain.setBalance(FIRST, 10n * ETHER)
  await chain.mint(FIRST, 1_200n * ETHER)
  if (isConnected) await lab.connect(wallet.name)
  await lab.press('pay')
  await lab.modal.part('pay-button').waitFor()
  await lab.modal.part('pay-exchange-coinbase').waitFor()
}

async function atExchange(stage: Stage): Promise<void> {
  await atPayment(stage)
  await stage.lab.modal.part('pay-exchange-coinbase').click()
  await stage.lab.modal.part('pay-facts').waitFor()
}

/** Phones show what the others show. */
const SOME = { variants: ['light', 'dark', 'rtl'] } as const
const TOKENS = asking(`eip155:1/${DOLLARS}`, '25')

/** The views in which the visitor pays. */
export const PAY_SCENES: readonly Scene[] = [
  {
    name: 'pay',
    switches: TOKENS,
    async play(stage) {
      await atPayment(stage)
      await stage.lab.modal.part('pay-fee').getByText('at most').waitFor()
    },
  },
  { name: 'pay-connect', switches: TOKENS, ...SOME, play: (stage) => atPayment(stage, false) },
  {
    name: 'pay-switch',
    switches: asking('eip155:8453/slip44:60', '0.25'),
    ...SOME,
    play: (stage) => atPayment(stage),
  },
  {
    name: 'pay-short',
    switches: asking('eip155:1/slip44:60', '2500'),
    ...SOME,
    async play(stage) {
      stage.faults.set('exchanges', { kind: 'status', status: 503 })
      await stage.chains.get(1).setBalance(FIRST, 10n * ETHER)
      await stage.lab.connect(stage.wallet.name)
      await stage.lab.press('pay')
      await stage.lab.modal.part('pay-problem').waitFor()
    },
  },
  {
    name: 'pay-sent',
    switches: TOKENS,
    async play(stage) {
      await atPayment(stage)
      stage.wallet.behave('never-answer')
      await stage.lab.modal.part('pay-button').click()
      await stage.lab.modal.part('pay-facts').waitFor()
    },
  },
  { name: 'pay-exchange', switches: TOKENS, play: atExchange },
  {
    name: 'pay-paid',
    switches: TOKENS,
    ...SOME,
    async play(stage) {
      await atExchange(stage)
      await stage.lab.modal.part('pay-copy').waitFor()
      const session = stage.exchanges.sessions().at(-1)
      if (session !== undefined) await stage.exchanges.act(session.id, 'pay')
      await stage.lab.modal.part('pay-status').getByText('Paid').waitFor()
    },
  },
  {
    name: 'pay-deposit',
    switches: TOKENS,
    async play({ lab, wallet }) {
      await lab.connect(wallet.name)
      await lab.accountButton.click()
      await lab.modal.part('account-deposit').click()
      await lab.modal.part('deposit-exchange-coinbase').waitFor()
      await lab.modal.part('deposit-preset-50').click()
    },
  },
]
