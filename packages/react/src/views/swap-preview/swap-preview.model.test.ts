import type { Snapshot } from '@latchkey/core'
import type { Wallet } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { SAFE, TEXT } from '../../testing/a-snapshot.ts'
import { aSwapSnapshot, QUOTE, REVIEW } from '../../testing/a-swap.ts'
import { EXCHANGE } from '../../testing/a-swap-source.ts'
import { swapReviewModel } from './swap-preview.model.ts'

type Swap = NonNullable<Snapshot['swap']>
const DRAFT = { ...QUOTE.of, amountText: '0.25' }

function draw(current: Swap['current'], swap: Partial<Swap> = {}, local: readonly Wallet[] = []) {
  return swapReviewModel({ ...aSwapSnapshot({ current, ...swap }), wallets: { local } }, TEXT)
}

function reviewing(changes: Partial<typeof REVIEW> = {}, exchange?: string): Swap['current'] {
  return { step: 'reviewing', review: { ...REVIEW, ...changes }, exchange }
}

test('the review names both amounts, the least, and the fee with its ceiling', () => {
  expect(draw(reviewing())).toMatchObject({
    pay: { figure: '0.25 ETH', worth: '$781.25' },
    get: { figure: '778.914 USDC', worth: '$778.91' },
    details: {
      minimum: { value: '771.124 USDC' },
      networkFee: { value: '$0.02', more: 'at most 0.000009 ETH' },
    },
    confirm: 'Swap',
    canConfirm: true,
    canLeave: true,
    note: undefined,
  })
})

test('an approval is the first of two steps, of exactly the amount', () => {
  const model = draw(reviewing({ request: 'approval' }))

  expect(model).toMatchObject({ confirm: 'Approve', isFirstStep: true })
  expect(model?.note?.title).toBe('Step 1 of 2: approve 0.25 ETH')
})

test('after it the swap is the second', () => {
  const model = draw(reviewing({}, EXCHANGE))

  expect(model?.note?.title).toBe('Step 2 of 2: swap')
  // Screen readers announce it.
  expect(model?.status).toBe('Step 2 of 2: swap You get about 778.914 USDC')
})

test('screen readers are told each new price', () => {
  expect(draw(reviewing())?.status).toBe('You get about 778.914 USDC')
  expect(draw(reviewing({ toAmountText: '770.2' }))?.status).toBe('You get about 770.2 USDC')
})

test('a batch says that both happen, or neither', () => {
  expect(draw(reviewing({ request: 'batch' }))).toMatchObject({
    note: { text: expect.stringContaining('or neither') },
    confirm: 'Swap',
  })
})

test.each<[current: Swap['current'], confirm: string, status: string]>([
  [{ step: 'asking', review: REVIEW, exchange: undefined }, 'Swap', 'Continue in Fjord'],
  [
    { step: 'approving', swap: DRAFT, exchange: EXCHANGE, id: '0x1' },
    'Approving…',
    'The approval is pending',
  ],
  [{ step: 'preparing', swap: DRAFT, exchange: EXCHANGE }, 'Swapping…', 'Preparing the swap'],
])('while %j nothing can be confirmed', (current, confirm, status) => {
  expect(draw(current)).toMatchObject({ confirm, status, isBusy: true, canConfirm: false })
})

test('while the wallet is asked, leaving is no answer', () => {
  expect(draw({ step: 'asking', review: REVIEW, exchange: undefined })?.canLeave).toBe(false)
})

test('a loss of 15 % has to be agreed to', () => {
  const review = reviewing({ priceImpact: 15 })

  expect(draw(review)).toMatchObject({
    impact: { title: 'You lose 15% at this price' },
    isAgreed: false,
    canConfirm: false,
  })
  expect(draw(review, { consent: { impact: 15 } })).toMatchObject({ canConfirm: true })
  expect(draw(review, { consent: { impact: 14.9 } })).toMatchObject({ canConfirm: false })
  expect(draw(reviewing({ priceImpact: 14.9 }))).toMatchObject({
    impact: { title: 'You lose 14.9% at this price' },
    agreement: undefined,
    canConfirm: true,
  })
})

test('more than the worth is a doubt, which has to be agreed to', () => {
  expect(draw(reviewing({ priceImpact: -900 }))).toMatchObject({
    impact: {
      title: 'Worth 900% more than what you pay',
      text: expect.stringContaining('check both tokens'),
    },
    agreement: 'I want to swap at this price anyway',
    canConfirm: false,
  })
})

test('a price that was known before has to be agreed to without it', () => {
  const review = reviewing({ priceImpact: undefined })

  expect(draw(review)).toMatchObject({ impact: undefined, agreement: undefined, canConfirm: true })
  expect(draw(review, { consent: { hasImpact: true } })).toMatchObject({
    impact: { title: 'We no longer know the price' },
    canConfirm: false,
  })
})

test('the exchange is named, and one that nothing vouches for is agreed to by its whole address', () => {
  expect(draw(reviewing())).toMatchObject({
    details: { exchange: { value: 'Fathom', more: '0x7a25…488D' } },
    unknownExchange: undefined,
  })
  const review = reviewing({ exchangeName: undefined, isVouched: false })
  expect(draw(review)).toMatchObject({
    details: { exchange: { value: '0x7a25…488D' } },
    unknownExchange: EXCHANGE,
    isExchangeAgreed: false,
    canConfirm: false,
  })
  expect(draw(review, { consent: { exchange: EXCHANGE } })).toMatchObject({
    isExchangeAgreed: true,
    canConfirm: true,
  })
})

test('a lower price is accepted first', () => {
  expect(draw(reviewing(), { consent: { minimumUnits: '771124861' } })).toMatchObject({
    lower: 'You now get at least 771.124 USDC.',
    confirm: 'Accept new price',
    canConfirm: true,
  })
  expect(draw(reviewing(), { consent: { minimumUnits: '771124860' } })).toMatchObject({
    lower: undefined,
    confirm: 'Swap',
  })
})

test('a permission that can’t be changed is taken back first', () => {
  expect(draw(reviewing({ request: 'reset' }))).toMatchObject({
    note: { title: 'First, reset the old permission', text: expect.stringContaining('ETH') },
    confirm: 'Reset',
    isFirstStep: true,
  })
  const pending = { step: 'approving', swap: DRAFT, exchange: EXCHANGE, id: '0x1' } as const
  expect(draw({ ...pending, isReset: true })).toMatchObject({
    confirm: 'Resetting…',
    status: 'The reset is pending',
    isBusy: true,
  })
})

test('what is over is no review any more', () => {
  expect(draw({ step: 'idle' })).toBeUndefined()
  expect(draw({ step: 'done', swap: DRAFT, id: '0x1' })).toBeUndefined()
})

test.each(['swap', 'batch', 'approval'] as const)(
  'a wallet with owners is asked to propose: %s',
  (request) => {
    const review = { ...REVIEW, request }
    const waiting = 'Confirm in Fjord. It’s carried out once enough owners have confirmed.'

    expect(draw(reviewing({ request }), {}, [SAFE])).toMatchObject({
      confirm: 'Propose',
      waiting: undefined,
    })
    expect(draw({ step: 'asking', review, exchange: undefined }, {}, [SAFE])).toMatchObject({
      confirm: 'Propose',
      isBusy: true,
      status: waiting,
      waiting,
    })
  },
)

test('what its owners sign is a signature, and no proposal', () => {
  expect(draw(reviewing({ request: 'permit' }), {}, [SAFE])?.confirm).toBe('Approve')
})
