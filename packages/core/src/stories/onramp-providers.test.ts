import { expect, test } from 'vitest'
import type { OnrampSource } from '../contract/index.ts'
import { aBuyer, type FakeOnramp } from '../testing/a-buyer.ts'
import { ADDRESS } from '../testing/a-visit.ts'
import { createFakeVisibility } from '../testing/fake-visibility.ts'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** Two providers that the server lists; the second one starts at 250. */
function listProviders({ answers }: FakeOnramp): void {
  const named = (name: string) => ({ name, serviceProvider: name.toUpperCase(), status: 'LIVE' })
  answers.set('onramp/providers', { json: [named('Quay'), named('Tollhouse')] })
  answers.set('onramp/providers/properties', {
    json: [
      { currencyCode: 'USDC', chainId: '1', contractAddress: USDC.toLowerCase() },
      { currencyCode: 'USDC_BASE', chainId: '8453', contractAddress: USDC },
      {
        currencyCode: 'USD',
        serviceProviderDetails: { TOLLHOUSE: { minimumAmount: 250, maximumAmount: 900 } },
      },
    ],
  })
  answers.set('onramp/multi/quotes', {
    json: [98, 98.9].map((destinationAmount) => ({
      serviceProvider: 'QUAY',
      destinationCurrencyCode: 'USDC',
      destinationAmount,
      sourceAmount: 100,
      totalFee: 1.1,
      paymentMethodType: 'APPLE_PAY',
    })),
  })
  answers.set('onramp/widget', { json: { widgetUrl: 'https://quay.example/w' } })
}

test('providers of the server are asked together: prices, limits, and a page of their own', async () => {
  const visit = await aBuyer({ prepare: listProviders })

  expect(visit.offers()).toMatchObject({
    QUAY: {
      status: 'ready',
      quote: { get: { amountText: '98.9' }, fee: { amountText: '1.1' }, method: 'apple_pay' },
    },
    TOLLHOUSE: { reason: 'belowLimit', limit: { amountText: '250', currency: 'USD' } },
    coinbase: { status: 'ready' },
  })
  expect(visit.onramp.asked('onramp/multi/quotes')).toBe(1)
  await visit.buy('QUAY')
  expect(visit.onramp.body('onramp/widget')).toMatchObject({
    sessionData: { serviceProvider: 'QUAY', walletAddress: ADDRESS, sourceAmount: '100' },
  })
  expect(visit.windows.popUps).toMatchObject([{ visited: ['https://quay.example/w'] }])
  await visit.settle(240_000)
  // No service reports the result.
  expect(visit.order()?.current).toEqual({ step: 'notConfirmedYet', canTryAgain: false })
})

test('a provider is never asked for a token of another network', async () => {
  const visit = await aBuyer({ prepare: listProviders })
  const asked = visit.onramp.asked('onramp/multi/quotes')
  visit.actions.chooseToken('ETH')
  await visit.settle(400)

  expect(visit.offers()).toMatchObject({
    QUAY: { status: 'unavailable', reason: 'token' },
    coinbase: { status: 'ready', quote: { get: { currency: 'ETH' } } },
  })
  expect(visit.onramp.asked('onramp/multi/quotes')).toBe(asked)
  await visit.core.actions.network.switchTo('eip155:8453')
  visit.actions.open({ token: 'USDC' })
  await visit.settle(400)
  expect(visit.onramp.body('onramp/multi/quotes')).toMatchObject({
    destinationCurrencyCode: 'USDC_BASE',
  })
  // The answer was for another coin.
  expect(visit.offers()).toMatchObject({ QUAY: { status: 'unavailable', reason: 'noPrice' } })
})

test.each(['onramp/multi/quotes', 'onramp/providers/properties'] as const)(
  'with %s down only its providers have no price',
  async (route) => {
    const visit = await aBuyer({
      prepare(onramp) {
        listProviders(onramp)
        onramp.answers.set(route, { body: 'out of order', status: 503 })
      },
    })
    await visit.settle(2_000)

    expect(visit.offers()).toMatchObject({
      QUAY: { status: 'unavailable', reason: 'noPrice', estimate: { isEstimate: true } },
      coinbase: { status: 'ready' },
    })
  },
)

test('a list of providers that fails is no reason to wait; it is read again on a retry', async () => {
  const visit = await aBuyer({
    prepare(onramp) {
      listProviders(onramp)
      onramp.answers.set('onramp/providers', { body: '', status: 500 })
    },
  })
  expect(visit.offers()).toMatchObject({ coinbase: { status: 'ready' } })
  await visit.settle(2_000)
  listProviders(visit.onramp)
  visit.actions.retry()
  await visit.settle()

  expect(Object.keys(visit.offers())).toEqual(['coinbase', 'QUAY', 'TOLLHOUSE'])
})

test('another network while providers are being read asks once, and shows them', async () => {
  let answer = (): void => {}
  const visit = await aBuyer({
    prepare(onramp) {
      listProviders(onramp)
      const json = [{ name: 'Quay', serviceProvider: 'QUAY', status: 'LIVE' }]
      onramp.answers.set('onramp/providers', () => {
        return new Promise((resolve) => {
          answer = () => resolve({ json })
        })
      })
    },
  })
  expect(Object.keys(visit.offers())).toEqual(['coinbase'])
  await visit.core.actions.network.switchTo('eip155:8453')
  visit.actions.open()
  await visit.settle()
  answer()
  await visit.settle(400)

  expect(Object.keys(visit.offers())).toEqual(['coinbase', 'QUAY'])
  expect(visit.onramp.asked('onramp/providers')).toBe(1)
})

const base: OnrampSource = {
  id: 'quay',
  name: 'Quay',
  namespaces: ['eip155'],
  buildUrl: () => 'https://quay.example/',
}

test.each<[string, Partial<OnrampSource>, object]>([
  [
    'that throws',
    {
      readQuote() {
        throw new Error('No')
      },
    },
    { reason: 'noPrice', error: { code: 'unknown' } },
  ],
  [
    'that never answers',
    { readQuote: () => new Promise(() => {}) },
    { reason: 'noPrice', error: { code: 'http.timeout' } },
  ],
  [
    'with a price that is none',
    { readQuote: async () => ({ payText: '100', getText: '1e9' }) },
    { reason: 'noPrice' },
  ],
  [
    'that gives nothing',
    { readQuote: async () => ({ payText: '100', getText: '0.00' }) },
    { reason: 'noPrice' },
  ],
  ['that does not sell it', { readQuote: async () => undefined }, { reason: 'token' }],
  [
    'with a limit',
    { readQuote: async () => ({ limit: 'below', amountText: '150' }) },
    { reason: 'belowLimit', limit: { amountText: '150', currency: 'USD' } },
  ],
  ['of other networks', { networkIds: ['eip155:10'] }, { reason: 'network' }],
])('a source %s can not be paid', async (_case, changes, refusal) => {
  const visit = await aBuyer({ onrampSources: [{ ...base, ...changes }] })
  await visit.settle(10_000)

  expect(visit.offers()).toMatchObject({ quay: { status: 'unavailable', ...refusal } })
  await expect(visit.buy('quay')).rejects.toMatchObject({ code: 'onramp.no-price' })
})

test.each<[string, OnrampSource['buildUrl']]>([
  ['no text', () => Promise.resolve(7 as unknown as string)],
  ['a script', () => 'javascript:alert(1)'],
  ['an error', () => Promise.reject(new Error('No'))],
])('a source that answers with %s opens nothing', async (_case, buildUrl) => {
  const visit = await aBuyer({ onrampSources: [{ ...base, buildUrl }] })

  await expect(visit.buy('quay')).rejects.toMatchObject({ code: 'onramp.no-page' })
  expect(visit.windows.popUps).toMatchObject([{ visited: [] }])
  expect(visit.windows.popUps[0]?.isClosed()).toBe(true)
})

test('another account in the middle of opening closes the window: nothing is bought for the old one', async () => {
  const visit = await aBuyer()
  visit.onramp.answers.set('generators/onrampurl', () => new Promise(() => {}))
  const bought = visit.actions.buy('coinbase')
  bought.catch(() => undefined)
  await visit.core.actions.network.switchTo('eip155:8453')
  await visit.settle()

  await expect(bought).rejects.toMatchObject({ code: 'aborted' })
  expect(visit.windows.popUps[0]?.isClosed()).toBe(true)
  expect(visit.state().orders).toEqual([])
})

test('an order that is left in the middle of opening is none', async () => {
  const visit = await aBuyer()
  visit.onramp.answers.set('generators/onrampurl', () => new Promise(() => {}))
  const bought = visit.actions.buy('coinbase')
  bought.catch(() => undefined)
  visit.actions.cancel(visit.order()?.id ?? '')
  await visit.settle()

  await expect(bought).rejects.toMatchObject({ code: 'aborted' })
  expect([visit.view(), visit.windows.popUps[0]?.isClosed()]).toEqual(['OnRampProviders', true])
})

test('an activity that can not be read says so, and what is known stays', async () => {
  const visibility = createFakeVisibility()
  const visit = await aBuyer({ ports: { visibility } })
  visit.onramp.historyStatus = 500
  visit.actions.openActivity()
  await visit.settle(2_000)
  expect(visit.state().history.status).toBe('failed')

  visit.onramp.historyStatus = 200
  visit.actions.beginActivity()
  await visit.settle()
  expect(visit.state().history).toMatchObject({ status: 'ready', items: [] })
})
