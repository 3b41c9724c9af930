import type { PayStep } from '@latchkey/core'
import { LatchkeyError } from '@latchkey/core/contract'
import type { FakeWallet } from '@latchkey/core/testing'
import { ADDRESS } from './a-snapshot.ts'
import type { DrawnModal } from './draw-modal.ts'
import type { Scene } from './scene.ts'
import { until } from './until.ts'
import { HOLDINGS } from './with-portfolio.ts'

const SHOP = '0x2d9E41b07fC35A86e0c1D47B9A3f58c06eb2714a'
const LODESTAR = { id: 'lodestar', name: 'Lodestar' }

const EXCHANGES = {
  reown_getExchanges: {
    total: 2,
    exchanges: [LODESTAR, { id: 'copperfield', name: 'Copperfield' }],
  },
  reown_getExchangePayUrl: { url: 'https://lodestar.example/pay', sessionId: '1' },
  reown_getExchangeBuyStatus: { status: 'UNKNOWN' },
}

interface Asked {
  readonly amount?: string
  readonly network?: string
  readonly isConnected?: boolean
  readonly exchanges?: Scene['exchanges']
  /** Until this is shown. */
  readonly step: PayStep['step']
  /** Runs the visitor's next step. */
  act?(modal: DrawnModal, wallet: FakeWallet): void
  readonly last?: PayStep['step']
}

/** A visitor who is asked to pay. */
function asked(choice: Asked) {
  const { amount = '0.25', network = 'eip155:1', isConnected = true, step, last = step } = choice
  return {
    canSend: true,
    wallet: { addresses: [ADDRESS] },
    features: { pay: true },
    holdings: { status: 'ready', holdings: HOLDINGS },
    exchanges: choice.exchanges ?? EXCHANGES,
    async play(modal: DrawnModal, wallet: FakeWallet) {
      const { core } = modal
      if (isConnected) await core.actions.connect.withWallet('eip155', 'io.fjord').catch(() => {})
      const current = () => core.snapshot().pay?.current.step
      const { open } = await core.actions.pay.load()
      open({ recipient: SHOP, asset: `${network}/slip44:60`, amount }).catch(() => {})
      await until(() => current() === step)
      await until(() => /ready|failed/.test(core.snapshot().pay?.exchanges.status ?? ''))
      choice.act?.(modal, wallet)
      await until(() => current() === last)
    },
  } as const
}

const atExchange = ({ core }: DrawnModal): void =>
  core.actions.pay.current()?.chooseExchange(LODESTAR)

/** The views in which the visitor pays, in the states that they can meet. */
export const PAY_SCENES: Readonly<Record<string, Scene>> = {
  Pay: { ...asked({ step: 'reviewing' }), words: ['Pay with', 'ادفع عبر'] },
  'Pay, not connected': {
    ...asked({ isConnected: false, step: 'choosing' }),
    words: ['Pay from a wallet', 'ادفع من محفظة'],
  },
  'Pay, other network': {
    ...asked({ network: 'eip155:8453', step: 'choosing' }),
    words: ['Switch to', 'التبديل إلى'],
  },
  'Pay, not enough and no exchanges': {
    ...asked({ amount: '25', step: 'blocked', exchanges: 'refused' }),
    words: ['Not enough', 'غير كافٍ'],
  },
  'PayLoading, sent': {
    ...asked({
      step: 'reviewing',
      last: 'sent',
      act: ({ core }) => core.actions.pay.current()?.confirm(),
    }),
    words: ['Waiting for the network', 'بانتظار الشبكة'],
  },
  'PayLoading, declined': {
    ...asked({
      step: 'reviewing',
      last: 'failed',
      act({ core }, wallet) {
        Object.assign(wallet, { mood: new LatchkeyError('wallet.request-rejected', {}) })
        core.actions.pay.current()?.confirm()
      },
    }),
    words: ['Nothing was paid', 'لم يُدفع شيء'],
  },
  'PayLoading, at an exchange': {
    ...asked({ step: 'reviewing', last: 'atExchange', act: atExchange }),
    words: ['Finish paying at', 'أكمل الدفع في'],
  },
  'PayLoading, paid': {
    ...asked({
      step: 'reviewing',
      last: 'paid',
      act: atExchange,
      exchanges: { ...EXCHANGES, reown_getExchangeBuyStatus: { status: 'SUCCESS' } },
    }),
    words: ['has arrived', 'وصلت'],
  },
  PayWithExchange: {
    ...asked({ step: 'reviewing' }),
    async play({ core }: DrawnModal) {
      await core.actions.connect.withWallet('eip155', 'io.fjord').catch(() => {})
      core.actions.open()
      core.actions.router.push('PayWithExchange', {})
      await until(() => core.snapshot().pay?.exchanges.status === 'ready')
    },
    words: ['Choose an exchange', 'اختر منصة تداول'],
  },
}
