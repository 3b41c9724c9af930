import type { TransactionStatus } from '@latchkey/core/contract'
import { ADDRESS, TIDE } from './a-snapshot.ts'
import type { DrawnModal } from './draw-modal.ts'
import type { Scene } from './scene.ts'
import { until } from './until.ts'
import { HOLDINGS } from './with-portfolio.ts'

const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
/** Begins and ends like the second account of the wallet. */
const OWN = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const FAKE = '0x90F7aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab906'

interface Entered {
  /** The plain address of a token. */
  readonly token?: string
  readonly amount?: string
  readonly to?: string
  readonly isReviewed?: boolean
}

/** Send of a visitor who entered this. */
function entered({ token, amount = '', to = '', isReviewed = false }: Entered) {
  return {
    canSend: true,
    wallet: { addresses: [ADDRESS, OWN] },
    holdings: { status: 'ready', holdings: HOLDINGS },
    async play({ core, clock }: DrawnModal) {
      await core.actions.connect.withWallet('eip155', 'io.fjord').catch(() => {})
      core.actions.open()
      const send = await core.actions.send.load()
      const state = () => core.snapshot().send
      send.open()
      await until(() => state()?.account !== undefined)
      if (token !== undefined)
        send.chooseToken({ address: token, symbol: 'TIDE', name: 'Tide', decimals: 2 })
      if (amount !== '') send.enterAmount(amount)
      if (to !== '') send.enterRecipient(to)
      await clock.advance(500)
      await until(() => state()?.recipient.status !== 'checking')
      if (!isReviewed) return
      send.review()
      await until(() => state()?.current.step === 'reviewing')
    },
  } as const
}

/** The receipt of a transfer that was sent, of which a node has said this. */
function sent(status?: TransactionStatus) {
  const before = entered({ amount: '0.25', to: BOB, isReviewed: true })
  return {
    ...before,
    async play(modal: DrawnModal) {
      const { core, clock, adapter, find } = modal
      await before.play(modal)
      const send = await core.actions.send.load()
      send.confirm()
      await until(() => find('receipt-facts') !== null)
      if (status === undefined) return
      const [{ id = '' } = {}] = core.snapshot().pendingTransactions
      adapter.statuses.set(id, status)
      await clock.advance(2_000)
      await until(() => core.snapshot().pendingTransactions[0]?.decidedAtMs !== undefined)
    },
  } as const
}

/** Returns the result of a call in a simulation. */
function simulated(value: bigint) {
  const returnData = `0x${value.toString(16).padStart(64, '0')}`
  return { status: '0x1', returnData, logs: [] }
}

/** The views in which the visitor sends, in the states that they can meet. */
export const SEND_SCENES: Readonly<Record<string, Scene>> = {
  WalletSend: { ...entered({}), words: ['Add Amount', 'أضف مبلغًا'] },
  'WalletSend, filled in': {
    ...entered({ amount: '0.25', to: BOB }),
    words: ['Preview Send', 'معاينة الإرسال'],
  },
  'WalletSend, not enough': {
    ...entered({ amount: '25', to: BOB }),
    words: ['Insufficient Funds', 'الرصيد غير كافٍ'],
  },
  'WalletSend, no address': {
    ...entered({ amount: '0.25', to: 'bad address' }),
    words: ['Invalid Address', 'عنوان غير صالح'],
  },
  WalletSendSelectToken: {
    ...entered({}),
    async play(modal) {
      await entered({}).play(modal)
      modal.core.actions.router.push('WalletSendSelectToken', {})
    },
    words: ['USD Coin', 'USD Coin'],
  },
  WalletSendPreview: {
    ...entered({ amount: '0.25', to: BOB, isReviewed: true }),
    words: ['You send', 'ترسل'],
  },
  'WalletSendPreview, forecast': {
    ...entered({ token: TIDE, amount: '25', to: BOB, isReviewed: true }),
    simulated: [
      simulated(9_000n),
      simulated(0n),
      simulated(1n),
      simulated(6_500n),
      simulated(2_375n),
    ],
    words: ['Recipient gets', 'يصل إلى المستلم'],
  },
  'WalletSendPreview, forecast of a failure': {
    ...entered({ token: TIDE, amount: '25', to: BOB, isReviewed: true }),
    simulated: [simulated(9_000n), simulated(0n), simulated(0n), simulated(9_000n), simulated(0n)],
    words: ['Forecast: it would fail', 'توقّع: ستفشل'],
  },
  'WalletSendPreview, lookalike': {
    ...entered({ amount: '0.25', to: FAKE, isReviewed: true }),
    words: ['Lookalike address', 'عنوان مشابه'],
  },
  'Receipt, on its way': { ...sent(), words: ['On its way', 'في الطريق'] },
  'Receipt, arrived': {
    ...sent({ state: 'confirmed', fee: 42n * 10n ** 12n }),
    words: ['Arrived', 'وصلت'],
  },
  'Receipt, failed': { ...sent({ state: 'failed' }), words: ['Nothing was moved', 'لم يُنقل شيء'] },
  'WalletSendPreview, to oneself': {
    ...entered({ amount: '0.25', to: ADDRESS, isReviewed: true }),
    words: ['You’re sending to yourself', 'ترسل إلى نفسك'],
  },
}
