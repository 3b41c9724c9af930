import type { Holding, SwapStep } from '@latchkey/core'
import { ADDRESS } from './a-snapshot.ts'
import { aSwapSource, refuseSimulations, type SwapSourceChoice, USDC } from './a-swap-source.ts'
import type { DrawnModal } from './draw-modal.ts'
import type { Scene } from './scene.ts'
import { until } from './until.ts'

const HOLDINGS: readonly Holding[] = [
  {
    networkId: 'eip155:1',
    name: 'Ether',
    symbol: 'ETH',
    decimals: 18,
    amountText: '1.284',
    priceUsd: 3125.2,
    valueUsd: 4012.76,
  },
  {
    networkId: 'eip155:1',
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    address: USDC,
    amountText: '1204.5',
    priceUsd: 1,
    valueUsd: 1204.5,
  },
]

interface Entered {
  readonly source?: SwapSourceChoice
  readonly from?: string
  readonly to?: string
  readonly amount?: string
  /** The step to go on to. */
  readonly step?: SwapStep['step']
}

/** Swap of a visitor who entered this. */
function entered({ source, from, to, amount, step }: Entered) {
  return {
    canSend: true,
    swapSource: aSwapSource(source),
    wallet: { addresses: [ADDRESS] },
    holdings: { status: 'ready', holdings: HOLDINGS },
    async play({ core, clock, http }: DrawnModal) {
      refuseSimulations(http)
      await core.actions.connect.withWallet('eip155', 'io.fjord').catch(() => {})
      core.actions.open()
      const swap = await core.actions.swap.load()
      const state = () => core.snapshot().swap
      swap.open({ fromToken: from, toToken: to, amount })
      await until(() => /ready|failed/.test(state()?.list.status ?? ''))
      if (to === undefined || amount === undefined || source?.failing === 'tokens') return
      // A price is asked for once the visitor has stopped typing.
      await clock.advance(200)
      await until(() => /ready|failed/.test(state()?.quote.status ?? ''))
      if (step === undefined) return
      swap.review()
      await until(() => state()?.current.step === 'reviewing')
      if (step === 'reviewing') return
      swap.confirm()
      await until(() => state()?.current.step === step)
    },
  } as const
}

const PAIR = { from: 'ETH', to: 'USDC', amount: '0.25' }
const BACK = { from: 'USDC', to: 'ETH', amount: '500' }

/** The views in which the visitor swaps, in the states that they can meet. */
export const SWAP_SCENES: Readonly<Record<string, Scene>> = {
  Swap: { ...entered({}), words: ['Select token', 'اختر رمزًا'] },
  'Swap, filled in': { ...entered(PAIR), words: ['Review swap', 'مراجعة التبديل'] },
  'Swap, details': {
    ...entered(PAIR),
    async play(modal) {
      await entered(PAIR).play(modal)
      await until(() => modal.find('swap-price') !== null)
      modal.part('swap-price').click()
    },
    words: ['You get at least', 'تستلم على الأقل'],
  },
  'Swap, not enough': {
    ...entered({ ...PAIR, amount: '25' }),
    words: ['Insufficient balance', 'الرصيد غير كافٍ'],
  },
  'Swap, at a loss': {
    ...entered({ ...PAIR, source: { impact: 7.2 } }),
    words: ['You lose 7.2%', 'بهذا السعر'],
  },
  'Swap, no price': {
    ...entered({ ...PAIR, source: { failing: 'price' } }),
    words: ['No price right now', 'لا يوجد سعر الآن'],
  },
  'Swap, no tokens': {
    ...entered({ source: { failing: 'tokens' } }),
    words: ['Couldn’t load tokens', 'تعذّر تحميل'],
  },
  'Swap, other networks': {
    ...entered({}),
    swapSource: { ...aSwapSource(), networks: ['eip155:8453', 'eip155:42161'] },
    async play({ core }) {
      await core.actions.connect.withWallet('eip155', 'io.fjord').catch(() => {})
      core.actions.open()
      const { open } = await core.actions.swap.load()
      open()
    },
    words: ['Choose another network', 'اختر شبكة أخرى'],
  },
  SwapSelectToken: {
    ...entered({}),
    async play(modal) {
      await entered({}).play(modal)
      modal.core.actions.router.push('SwapSelectToken', { target: 'toToken' })
    },
    words: ['Chainlink', 'Chainlink'],
  },
  SwapPreview: {
    ...entered({ ...PAIR, step: 'reviewing' }),
    words: ['New price in', 'سعر جديد بعد'],
  },
  'SwapPreview, approval': {
    ...entered({ ...BACK, step: 'reviewing' }),
    words: ['Step 1 of 2', 'الخطوة 1 من 2'],
  },
  'SwapPreview, approving': {
    ...entered({ ...BACK, step: 'approving' }),
    words: ['The approval is pending', 'الموافقة قيد الانتظار'],
  },
  'SwapPreview, unknown exchange': {
    ...entered({ ...PAIR, source: { isUnknown: true }, step: 'reviewing' }),
    words: ['We couldn’t check this exchange', 'لم نتمكن من التحقق من منصة التبادل هذه'],
  },
  'SwapPreview, too good': {
    ...entered({ ...PAIR, source: { impact: -900 }, step: 'reviewing' }),
    words: ['Worth 900% more', 'أكثر بنسبة'],
  },
  'SwapPreview, at a great loss': {
    ...entered({ ...PAIR, source: { impact: 22.5 }, step: 'reviewing' }),
    words: ['I want to swap at this price', 'أريد التبديل بهذا السعر'],
  },
}
