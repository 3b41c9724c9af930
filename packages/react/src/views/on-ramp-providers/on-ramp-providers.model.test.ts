import type { OnrampOffer, OnrampState } from '@latchkey/core'
import { expect, test } from 'vitest'
import {
  anOnrampSnapshot,
  anOrder,
  aProvider,
  NO_PRICE,
  OPTIONS,
  priced,
} from '../../testing/a-purchase.ts'
import { TEXT } from '../../testing/a-snapshot.ts'
import { type BuyModel, buyModel } from './on-ramp-providers.model.ts'

function draw(changes: Partial<OnrampState> = {}): BuyModel {
  const model = buyModel(anOnrampSnapshot(changes), TEXT)
  if (model === undefined) throw new Error('There is no form')
  return model
}

test('the best price is first, the others say how much less, and the last one why not', () => {
  const { rows, status, next } = draw()

  expect(rows).toMatchObject([
    { name: 'Quay', amount: '197.58 USDC', detail: 'Fee $2.42, about 5\u00a0min', isBest: true },
    { name: 'Millrace', amount: '197.00 USDC', less: '0.58 less', isBest: false, canBuy: true },
    { name: 'Brightside', amount: '196.20 USDC', less: '1.38 less' },
    { name: 'Tollhouse', amount: undefined, reason: 'Starts at $250', canBuy: false },
  ])
  expect(status).toBe('Best price: 197.58 USDC at Quay')
  expect(next?.seconds).toBe(24)
})

test('what is paid, its limits, and ways of paying', () => {
  expect(draw()).toMatchObject({
    amountText: '200',
    amountError: undefined,
    hasFailed: false,
    hint: undefined,
    currency: { code: 'USD', sign: '$' },
    methods: [
      { id: 'card', label: 'By card' },
      { id: 'ach_bank_account', label: 'By bank transfer' },
    ],
    limits: 'From $10 to $7,500',
    token: { symbol: 'USDC' },
  })
})

const SAMPLE: OnrampState['options'] = {
  status: 'ready',
  isSample: true,
  error: { code: 'http.network', message: '' },
  ...OPTIONS,
}

test.each<[what: string, changes: Partial<OnrampState>]>([
  ['a placeholder', { providers: [aProvider('Quay', NO_PRICE)] }],
  [
    'sample options',
    {
      options: SAMPLE,
      providers: [aProvider('Quay', { status: 'unavailable', reason: 'sample' })],
    },
  ],
])('with %s nothing can be bought, and no amount is shown', (_what, changes) => {
  const { rows, hasFailed, status } = draw(changes)

  expect(rows).toMatchObject([
    { amount: undefined, canBuy: false, reason: 'No price right now', isBest: false },
  ])
  expect(hasFailed).toBe(true)
  expect(status).toBe('')
})

test('a provider without a price beside one with it says so, and what was entered', () => {
  const offer = { ...NO_PRICE, error: { code: 'http.status', message: '' } } as const
  const { rows } = draw({
    providers: [aProvider('Quay', offer), aProvider('Tern', priced('2', '198'))],
  })

  expect(rows.find(({ name }) => name === 'Quay')).toMatchObject({
    amount: undefined,
    canBuy: false,
    reason: '$200.00 · No price right now',
  })
})

const limit = { amountText: '250', currency: 'USD' }

test.each<[offer: OnrampOffer, row: object]>([
  [{ status: 'idle' }, { canBuy: false, isReading: false, reason: undefined }],
  [{ status: 'loading' }, { canBuy: false, isReading: true }],
  [{ status: 'unpriced' }, { canBuy: true, amount: undefined, detail: 'Price shown there' }],
  [priced('3', '197'), { canBuy: true, detail: 'Fee $3.00', isBest: false }],
  [{ status: 'unavailable', reason: 'aboveLimit', limit }, { reason: 'Up to $250' }],
  [{ status: 'unavailable', reason: 'network' }, { reason: 'Doesn’t deliver to Ethereum' }],
  [{ status: 'unavailable', reason: 'token' }, { reason: 'Doesn’t sell USDC' }],
  [{ status: 'unavailable', reason: 'noAddress' }, { reason: 'Not available on this site' }],
])('a provider with the offer %j is the row %j', (offer, row) => {
  expect(draw({ providers: [aProvider('Quay', offer)] }).rows).toMatchObject([row])
})

test('what arrives on another network says so', () => {
  const providers = [aProvider('Quay', priced('3', '197', { networkId: 'eip155:8453' }))]

  expect(draw({ providers }).rows[0]?.detail).toBe('On Base, fee $3.00')
})

test('two equal prices are said to be the same', () => {
  const providers = [
    aProvider('Quay', priced('3', '197')),
    aProvider('Millrace', priced('2', '197.0')),
  ]

  expect(draw({ providers }).rows[1]?.less).toBe('Same price')
})

test('the usual fee is shown as long as there is no price', () => {
  const quay = { ...aProvider('Quay', { status: 'idle' }), feePercent: { from: 1, to: 2 } }

  expect(draw({ providers: [quay] }).rows[0]?.detail).toBe('Fee about 1% to 2%')
})

test.each<[changes: Partial<OnrampState>, shown: object]>([
  [{ amountText: '' }, { hint: 'Enter an amount to see prices.', amountError: undefined }],
  [{ amountText: '5' }, { amountError: 'Starts at $10' }],
  [{ amountText: '9000' }, { amountError: 'Up to $7,500' }],
  [{ amountText: '1.234' }, { amountError: 'Incorrect amount' }],
  [{ amountText: '1e2' }, { amountError: 'Enter the amount in figures, like 1234.5' }],
  [{ symbol: undefined }, { isOnWrongNetwork: true, token: undefined, tokenLabel: 'Select token' }],
  [
    { options: { status: 'loading' }, paymentId: undefined, methodId: undefined },
    { isListing: true, limits: undefined, currencyLabel: 'Select currency', methods: [] },
  ],
])('with %j the form shows %j', (changes, shown) => {
  expect(draw(changes)).toMatchObject(shown)
})

test('only orders that are not decided stand on the form', () => {
  const orders = [
    anOrder({ step: 'notConfirmedYet', canTryAgain: false }, { id: '1' }),
    anOrder({ step: 'pending' }, { id: '2', get: undefined }),
    anOrder({ step: 'bought' }, { id: '3' }),
    anOrder({ step: 'known', itemId: 'a' }, { id: '4' }),
    anOrder({ step: 'failed' }, { id: '5' }),
  ]

  expect(draw({ orders }).orders).toMatchObject([
    { id: '1', seller: 'Quay', detail: 'Not confirmed yet: 197.58 USDC' },
    { id: '2', detail: 'Pending' },
  ])
})
