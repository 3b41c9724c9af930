import { expect, test } from 'vitest'
import { API, ownQuery, setUpApi } from '../../testing/fake-api.ts'
import { readOnrampHistory } from './onramp-history.ts'
import { readBuyOptions, readSpecifiedOptions } from './onramp-options.ts'
import {
  readCoins,
  readLimits,
  readProviderQuotes,
  readProviders,
  readWidgetUrl,
} from './onramp-providers.ts'
import { readBuyQuote, readSpecifiedQuote } from './onramp-quote.ts'

const { signal } = new AbortController()
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

function setUp(method: 'GET' | 'POST', path: string, json: unknown) {
  const { api, http } = setUpApi()
  http.on(method, `${API}/v1/${path}`, { json })
  const body = (): unknown => JSON.parse(http.requests.at(-1)?.body ?? '{}')
  return { api, http, body }
}

const limits = [
  { id: 'CARD', min: '10.00', max: 7500 },
  { id: 'CARD', min: '1', max: '2' },
  { id: 'ACH', min: '-1', max: '5' },
  null,
]
const payments = [
  { id: 'usd', limits },
  { id: 'USD', limits },
  { id: 'EURO', limits },
  { id: 'GBP', limits: [] },
]
const token = {
  id: 't',
  name: 'USD Coin',
  symbol: 'USDC',
  networks: [
    { name: 'ethereum', displayName: 'Ethereum', chainId: '1', contractAddress: USDC },
    { name: 'solana', displayName: 'Solana', chainId: '0', contractAddress: '' },
    { name: 'bitcoin', displayName: 'Bitcoin', chainId: '0', contractAddress: '' },
  ],
}
const READ = {
  payments: [
    { id: 'USD', methods: [{ id: 'card', code: 'CARD', minText: '10.00', maxText: '7500' }] },
  ],
  tokens: [
    {
      id: 't',
      name: 'USD Coin',
      symbol: 'USDC',
      networks: [
        { networkId: 'eip155:1', name: 'ethereum', displayName: 'Ethereum', address: USDC },
        { networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', displayName: 'Solana' },
      ],
    },
  ],
}

test('options of the server: what is invalid, twice there, or nowhere, is left out', async () => {
  const { api, http } = setUp('GET', 'onramp/buy/options', {
    paymentCurrencies: payments,
    purchaseCurrencies: [token, { ...token, id: 'twin' }, { ...token, symbol: 'B TC' }],
  })

  expect(await readBuyOptions(api, 'US', signal)).toMatchObject(READ)
  expect(ownQuery(http)).toEqual({ country: 'US' })
})

test('options of the specification are read alike', async () => {
  const networks = token.networks.map((each) => ({
    name: each.name,
    display_name: each.displayName,
    chain_id: each.chainId,
    contract_address: each.contractAddress,
  }))
  const { api } = setUp('GET', 'onramp/options', {
    paymentCurrencies: [{ id: 'USD', payment_method_limits: limits }],
    purchaseCurrencies: [{ ...token, networks }],
  })

  expect(await readSpecifiedOptions(api, signal)).toMatchObject(READ)
})

test.each([
  [{ paymentCurrencies: [], purchaseCurrencies: [token] }],
  [{ paymentCurrencies: payments, purchaseCurrencies: [] }],
  [{ paymentCurrencies: payments }],
  [null],
])('options without a choice are none: %j', async (json) => {
  const { api } = setUp('GET', 'onramp/buy/options', json)

  await expect(readBuyOptions(api, 'US', signal)).rejects.toMatchObject({ code: 'http.malformed' })
})

const input = {
  token: { ...token, networks: [] },
  network: { networkId: 'eip155:1', name: 'ethereum', displayName: 'Ethereum' },
  payment: { id: 'USD', methods: [] },
  method: { id: 'card', code: 'CARD', minText: '1', maxText: '9' },
  amountText: '100',
  country: 'US',
} as const
const usd = (text: string | number) => ({ value: text, currency: 'USD' })
const answer = {
  paymentTotal: usd('100'),
  paymentSubTotal: usd('98'),
  quoteId: 'q',
  purchaseAmount: { value: '98.5', currency: 'usdc' },
  coinbaseFee: usd('1.25'),
  networkFee: usd(0.25),
}

test('a quote of either path', async () => {
  const server = setUp('GET', 'onramp/buy/quotes', answer)
  const fees = { feeText: '1.5', providerFeeText: '1.25', networkFeeText: '0.25' }
  const price = { payText: '100', ...fees, getText: '98.5', quoteId: 'q' }
  expect(await readBuyQuote(server.api, input, signal)).toEqual(price)

  const amount = ({ value, currency }: { readonly value: unknown; readonly currency: string }) => ({
    amount: value,
    currency,
  })
  const { paymentTotal, purchaseAmount, coinbaseFee, networkFee } = answer
  const specified = setUp('POST', 'onramp/quote', {
    paymentTotal: amount(paymentTotal),
    paymentSubtotal: amount(usd('98')),
    purchaseAmount: amount(purchaseAmount),
    quoteId: 'q',
    coinbaseFee: amount(coinbaseFee),
    networkFee: amount(networkFee),
  })
  expect(await readSpecifiedQuote(specified.api, input, signal)).toEqual(price)
})

test.each<[string, object]>([
  ['of another currency', { paymentTotal: { value: '100', currency: 'EUR' } }],
  ['of another token', { purchaseAmount: { value: '1', currency: 'ETH' } }],
  ['without a total', { paymentTotal: undefined }],
  ['that is no amount', { purchaseAmount: { value: '1e9', currency: 'USDC' } }],
  ['below zero', { purchaseAmount: { value: '-1', currency: 'USDC' } }],
])('a quote %s is none', async (_case, changes) => {
  const { api } = setUp('GET', 'onramp/buy/quotes', { ...answer, ...changes })

  await expect(readBuyQuote(api, input, signal)).rejects.toMatchObject({ code: 'http.malformed' })
})

test('fees that are not told, or of another currency, are unknown', async () => {
  const eur = { value: '1', currency: 'EUR' }
  for (const changes of [{ coinbaseFee: null }, { networkFee: eur }]) {
    const { api } = setUp('GET', 'onramp/buy/quotes', { ...answer, ...changes })
    expect(await readBuyQuote(api, input, signal)).toMatchObject({ feeText: undefined })
  }
})

test('a symbol that the server does not take is not asked for', async () => {
  const { api, http } = setUp('GET', 'onramp/buy/quotes', answer)
  const long = { ...input, token: { ...input.token, symbol: 'CBBTC' } }

  expect(await readBuyQuote(api, long, signal)).toBeUndefined()
  expect(http.requests).toEqual([])
})

test('providers: those that sell, with the picture for light pages', async () => {
  const logos = { lightShort: 'https://i.example/q.png', light: 'https://i.example/l.png' }
  const quay = { name: 'Quay', serviceProvider: 'QUAY', status: 'LIVE', logos }
  const { api } = setUp('GET', 'onramp/providers', [
    { ...quay, categories: ['CRYPTO_ONRAMP', 'CRYPTO_OFFRAMP'] },
    { ...quay, serviceProvider: 'B', status: 'BUILDING' },
    { ...quay, serviceProvider: 'C', categories: ['BANK_LINKING'] },
    { ...quay, serviceProvider: '../D' },
    7,
  ])

  expect(await readProviders(api, 'US', signal)).toEqual([
    { id: 'QUAY', name: 'Quay', imageUrl: 'https://i.example/q.png' },
  ])
})

test('coins and limits of providers', async () => {
  const coins = setUp('GET', 'onramp/providers/properties', [
    { currencyCode: 'USDC_BASE', chainCode: 'BASE', chainId: 8453, contractAddress: USDC },
    { currencyCode: 'SOL', chainCode: 'SOLANA', chainId: null, contractAddress: null },
    { currencyCode: 'a b' },
  ])
  expect(await readCoins(coins.api, 'US', signal)).toEqual([
    { code: 'USDC_BASE', chainId: '8453', chainCode: 'BASE', address: USDC },
    { code: 'SOL', chainId: '', chainCode: 'SOLANA', address: undefined },
  ])
  expect(ownQuery(coins.http)).toEqual({ type: 'crypto-currencies', countries: 'US' })

  const details = { QUAY: { minimumAmount: 250, maximumAmount: null }, B: 7 }
  const limited = setUp('GET', 'onramp/providers/properties', [
    { currencyCode: 'EUR' },
    { currencyCode: 'USD', serviceProviderDetails: details },
  ])
  const read = await readLimits(limited.api, { country: 'US', currency: 'USD' }, signal)
  expect([...read]).toEqual([['QUAY', { minText: '250', maxText: undefined }]])
})

const sale = {
  projectId: 'p1',
  coinCode: 'USDC_BASE',
  currency: 'USD',
  amountText: '100.5',
  country: 'US',
  method: 'CREDIT_DEBIT_CARD',
  address: '0xabc',
}

test('quotes of providers: asked without the address, and only those that answer the question', async () => {
  const quote = {
    serviceProvider: 'QUAY',
    destinationCurrencyCode: 'USDC_BASE',
    totalFee: 1.5,
    destinationAmount: 0.0000001,
    sourceAmount: 100.5,
    sourceCurrencyCode: 'USD',
  }
  const { api, body } = setUp('POST', 'onramp/multi/quotes', [
    quote,
    { ...quote, destinationCurrencyCode: 'USDC' },
    { ...quote, sourceCurrencyCode: 'EUR' },
    { ...quote, destinationAmount: -1 },
    'quote',
  ])

  expect(await readProviderQuotes(api, sale, signal)).toEqual([
    { providerId: 'QUAY', payText: '100.5', feeText: '1.5', getText: '0.0000001' },
  ])
  expect(body()).toEqual({
    projectId: 'p1',
    destinationCurrencyCode: 'USDC_BASE',
    sourceCurrencyCode: 'USD',
    sourceAmount: 100.5,
    countryCode: 'US',
    paymentMethodType: 'CREDIT_DEBIT_CARD',
  })
})

test('the page of a provider is asked for with the address', async () => {
  const widgetUrl = 'https://quay.example/w'
  const { api, body } = setUp('POST', 'onramp/widget', { widgetUrl })

  expect(await readWidgetUrl(api, { ...sale, providerId: 'QUAY' }, signal)).toBe(widgetUrl)
  expect(body()).toEqual({
    projectId: 'p1',
    sessionData: {
      serviceProvider: 'QUAY',
      walletAddress: '0xabc',
      sourceAmount: '100.5',
      sourceCurrencyCode: 'USD',
      destinationCurrencyCode: 'USDC_BASE',
      countryCode: 'US',
      paymentMethodType: 'CREDIT_DEBIT_CARD',
    },
  })
})

test('rows of purchases, newest first; others are left out', async () => {
  const row = (id: string, status: string, minedAt: string, transfers: unknown = null) => ({
    id,
    transfers,
    metadata: { operationType: 'buy', sentFrom: 'Coinbase', status, minedAt },
  })
  const quantity = { numeric: '1.50' }
  const coin = { fungible_info: { symbol: 'ETH', icon: null }, quantity }
  const { api, http } = setUp('GET', 'account/0xabc/history', {
    data: [
      row('1', 'ONRAMP_TRANSACTION_STATUS_SUCCESS', '2025-01-01T00:00:00Z', [null, coin]),
      row('2', 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS', '2025-01-02T00:00:00Z'),
      row('3', 'ONRAMP_TRANSACTION_STATUS_FAILED', '2025-01-03T00:00:00Z'),
      row('4', 'ONRAMP_TRANSACTION_STATUS_SUCCESS', 'yesterday'),
      row('5', 'ONRAMP_TRANSACTION_STATUS_NEW', '2025-01-03T00:00:00Z'),
      {
        id: '6',
        metadata: { ...row('6', 'confirmed', '2025-01-04').metadata, operationType: 'x' },
      },
    ],
  })
  const who = { address: '0xabc', networkId: 'eip155:1' } as const

  expect(await readOnrampHistory(api, who, signal)).toMatchObject([
    { id: '3', status: 'failed', get: undefined, reason: undefined },
    { id: '2', status: 'pending' },
    { id: '1', status: 'bought', get: { amountText: '1.50', currency: 'ETH' } },
  ])
  expect(ownQuery(http)).toEqual({ onramp: 'coinbase', chainId: 'eip155:1' })
  const there = { ...who, networkId: 'eip155:5' } as const
  expect(await readOnrampHistory(api, there, signal)).toEqual([])
})
