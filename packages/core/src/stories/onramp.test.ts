import { expect, test } from 'vitest'
import { isLatchkeyError, type OnrampSource } from '../contract/index.ts'
import { onrampProblem, onrampRows } from '../onramp/form-rules.ts'
import { aBuyer, aRow, PAGE, SERVER_OPTIONS } from '../testing/a-buyer.ts'
import { ADDRESS } from '../testing/a-visit.ts'
import { createFakeDevice } from '../testing/fake-device.ts'

const DOWN = { body: '', status: 500 }

test('a visitor buys: options, price, window, order, and the row that it becomes', async () => {
  const visit = await aBuyer()
  expect(visit.state()).toMatchObject({
    amountText: '100',
    paymentId: 'USD',
    methodId: 'card',
    symbol: 'USDC',
    options: { status: 'ready', isSample: false },
  })
  expect(visit.offers()).toMatchObject({
    coinbase: {
      status: 'ready',
      quote: {
        pay: { amountText: '100', currency: 'USD' },
        fee: { amountText: '1.5', currency: 'USD' },
        get: { amountText: '98.5', currency: 'USDC' },
        isEstimate: false,
        method: 'card',
        networkId: 'eip155:1',
      },
    },
  })

  const bought = visit.actions.buy('coinbase')
  // In the task of the press.
  expect(visit.windows.popUps).toMatchObject([{ visited: [] }])
  expect(visit.view()).toBe('BuyInProgress')
  expect(visit.order()).toMatchObject({ current: { step: 'opening' }, isBlocked: false })
  await visit.settle()
  expect(visit.windows.popUps).toMatchObject([{ visited: [PAGE] }])
  expect(visit.order()).toMatchObject({
    id: await bought,
    link: PAGE,
    current: { step: 'waiting' },
    pay: { amountText: '100' },
    get: { amountText: '98.5' },
    networkId: 'eip155:1',
  })

  visit.onramp.rows = [aRow('r1', 'IN_PROGRESS', visit.clock.now())]
  await visit.settle(4_000)
  expect(visit.view()).toBe('OnRampActivity')
  expect(visit.order()?.current).toEqual({ step: 'known', itemId: 'r1' })
  expect(visit.state().history).toMatchObject({
    status: 'ready',
    items: [{ status: 'pending', pay: { amountText: '100' }, get: { amountText: '98.5' } }],
  })
  visit.onramp.rows = [aRow('r1', 'SUCCESS', visit.clock.now())]
  await visit.settle(3_000)
  expect(visit.state().history.items).toMatchObject([{ status: 'bought' }])
  const asked = visit.onramp.asked(`account/${ADDRESS}/history`)
  await visit.settle(60_000)
  expect(visit.onramp.asked(`account/${ADDRESS}/history`)).toBe(asked)
  expect(visit.named()).toEqual(['SELECT_BUY_CRYPTO', 'SELECT_BUY_PROVIDER'])
})

test.each<[rate: number, given: number | undefined]>([
  [2, 201],
  [0.98, undefined],
])('at a rate of %s what arrives for 100.50 is said to the page as %s', async (rate, given) => {
  const visit = await aBuyer({ prepare: (onramp) => void Object.assign(onramp, { rate }) })
  visit.actions.enterAmount('100.50')
  await visit.settle(300)
  expect(visit.offers()).toMatchObject({
    coinbase: {
      quote: {
        fee: { amountText: '1.5', currency: 'USD' },
        providerFee: { amountText: '1.25', currency: 'USD' },
        networkFee: { amountText: '0.25', currency: 'USD' },
        quoteId: 'q-1',
      },
    },
  })

  await visit.buy()

  const body = visit.onramp.body('generators/onrampurl')
  expect(body).not.toHaveProperty('presetFiatAmount')
  expect(Object(body).presetCryptoAmount).toBe(given)
})

test('the question for the page is the one of docs/blockchain-api.md', async () => {
  const visit = await aBuyer({ onramp: { countryCode: 'de' } })
  visit.actions.chooseToken('ETH')
  visit.actions.choosePayment('EUR')
  visit.actions.enterAmount('250')
  await visit.settle(300)
  await visit.buy()

  expect(visit.onramp.body('generators/onrampurl')).toEqual({
    destinationWallets: [
      {
        address: ADDRESS,
        blockchains: [
          ...['ethereum', 'arbitrum', 'polygon', 'berachain', 'avalanche-c-chain'],
          ...['optimism', 'celo', 'base'],
        ],
        assets: ['ETH'],
      },
    ],
    defaultNetwork: 'ethereum',
    partnerUserId: ADDRESS,
    defaultExperience: 'buy',
    presetFiatAmount: 250,
  })
  const quotes = visit.http.requests.filter(({ url }) => url.includes('/onramp/buy/quotes'))
  const query = new URL(quotes.at(-1)?.url ?? '').searchParams
  expect(Object.fromEntries(query)).toMatchObject({
    purchaseCurrency: 'ETH',
    purchaseNetwork: 'ethereum',
    paymentAmount: '250',
    paymentCurrency: 'EUR',
    paymentMethod: 'CARD',
    country: 'DE',
  })
})

test('a path that is not there is asked once by a page', async () => {
  const absent = { body: '', status: 404 }
  const visit = await aBuyer({
    prepare({ answers }) {
      answers.set('onramp/buy/options', absent)
      answers.set('onramp/buy/quotes', absent)
      answers.set('onramp/options', {
        json: {
          purchaseCurrencies: SERVER_OPTIONS.purchaseCurrencies.map((each) => ({
            ...each,
            networks: each.networks.map(({ name, displayName, chainId, contractAddress }) => ({
              name,
              display_name: displayName,
              chain_id: chainId,
              contract_address: contractAddress,
            })),
          })),
          paymentCurrencies: SERVER_OPTIONS.paymentCurrencies.map(({ id, limits }) => ({
            id,
            payment_method_limits: limits,
          })),
        },
      })
      const amount = (text: string, currency: string) => ({ amount: text, currency })
      answers.set('onramp/quote', {
        json: {
          paymentTotal: amount('100', 'USD'),
          paymentSubtotal: amount('98', 'USD'),
          purchaseAmount: amount('97.9', 'USDC'),
          quoteId: 'q',
          coinbaseFee: amount('2', 'USD'),
          networkFee: amount('0.1', 'USD'),
        },
      })
    },
  })
  expect(visit.offers()).toMatchObject({
    coinbase: { quote: { get: { amountText: '97.9' }, fee: { amountText: '2.1' } } },
  })
  expect(visit.onramp.body('onramp/quote')).toMatchObject({
    amount: '100',
    network: 'USDC',
    purchaseCurrency: { symbol: 'USDC', id: 'id-USDC' },
    paymentCurrency: { id: 'USD', payment_method_limits: [{ id: 'CARD' }, {}] },
  })
  await visit.settle(30_000)
  await visit.settle(30_000)

  expect(visit.onramp.asked('onramp/buy/quotes')).toBe(1)
  expect(visit.onramp.asked('onramp/providers')).toBe(1)
  expect(visit.onramp.asked('onramp/quote')).toBe(3)
})

test('without options a sample stands in, and nothing is bought', async () => {
  const visit = await aBuyer({
    onramp: { meldKey: 'key' },
    prepare: ({ answers }) => answers.set('onramp/buy/options', DOWN),
  })
  await visit.settle(2_000)

  expect(visit.state().options).toMatchObject({ isSample: true, error: { code: 'http.status' } })
  expect(onrampProblem(visit.state())).toEqual({ problem: 'sample' })
  expect(visit.offers()).toMatchObject({
    coinbase: { status: 'unavailable', reason: 'sample' },
    meld: { status: 'unavailable', reason: 'sample' },
  })
  await expect(visit.buy('meld')).rejects.toMatchObject({ code: 'onramp.sample' })
  expect(visit.windows.popUps).toEqual([])
  expect(visit.onramp.asked('onramp/buy/quotes')).toBe(0)

  visit.onramp.answers.clear()
  visit.actions.retry()
  await visit.settle()
  expect(visit.state().options).toMatchObject({ isSample: false })
  expect(visit.offers()).toMatchObject({ coinbase: { status: 'ready' } })
})

test.each<[string, string, object]>([
  ['', 'noAmount', { status: 'idle' }],
  ['0.00', 'noAmount', { status: 'idle' }],
  ['1.234', 'incorrectValue', { status: 'idle' }],
  ['1e3', 'incorrectValue', { status: 'idle' }],
  ['9.99', 'belowLimit', { status: 'unavailable', limit: { amountText: '10', currency: 'USD' } }],
  ['7500.01', 'aboveLimit', { status: 'unavailable', limit: { amountText: '7500' } }],
])('for %j there is %s, and nothing is asked', async (amount, problem, offer) => {
  const visit = await aBuyer()
  visit.actions.enterAmount(amount)
  await visit.settle(1_000)

  expect(onrampProblem(visit.state())).toMatchObject({ problem })
  expect(visit.offers()).toMatchObject({ coinbase: offer })
  expect(visit.onramp.asked('onramp/buy/quotes')).toBe(1)
  await expect(visit.buy()).rejects.toMatchObject({ code: 'onramp.no-price' })
})

test('where the page has no address the window is closed, and the form is shown again', async () => {
  const visit = await aBuyer({
    prepare: ({ answers }) => answers.set('generators/onrampurl', DOWN),
  })
  const bought = visit.buy()

  await expect(bought).rejects.toMatchObject({ code: 'onramp.no-page' })
  expect(visit.windows.popUps[0]?.isClosed()).toBe(true)
  expect(visit.view()).toBe('OnRampProviders')
  expect(visit.state().orders).toEqual([])
})

test.each([
  ['javascript:alert(1)'],
  ['http://pay.example/'],
  ['https://user:key@pay.example/'],
  ['/buy'],
  // Any page can look like one of Coinbase.
  ['https://coinbase.example/buy'],
  ['https://coinbase.com.pay.example/buy'],
  ['https://notcoinbase.com/buy'],
])('a page at %j is not opened', async (url) => {
  const visit = await aBuyer({
    prepare: ({ answers }) => answers.set('generators/onrampurl', { json: { url } }),
  })

  await expect(visit.buy()).rejects.toMatchObject({ code: 'onramp.no-page' })
  expect(visit.windows.popUps[0]?.visited).toEqual([])
})

const source: OnrampSource = {
  id: 'quay',
  name: 'Quay',
  namespaces: ['eip155'],
  feePercent: { from: 1, to: 1 },
  readQuote: async ({ amountText }) => ({ payText: amountText, getText: '99.2', minutes: 4.2 }),
  buildUrl: ({ symbol, amountText }) => `https://quay.example/?${symbol}=${amountText}`,
  readStatus: async () => ({ status: 'failed', reason: 'card\u202e declined' }),
}

test('a source of the website is a row of its own, and tells what became of an order', async () => {
  const visit = await aBuyer({ onrampSources: [source], onramp: { meldKey: 'k' } })
  expect(onrampRows(visit.state())).toMatchObject([
    { id: 'quay', isBest: true, offer: { quote: { minutes: 5 } } },
    { id: 'coinbase', isBest: false, lessText: '0.7' },
    { id: 'meld', offer: { status: 'unpriced' } },
  ])
  await visit.buy('quay')
  expect(visit.windows.popUps).toMatchObject([{ visited: ['https://quay.example/?USDC=100'] }])
  await visit.settle(4_000)

  expect(visit.order()?.current).toEqual({ step: 'failed', reason: 'card declined' })
})

test('Meld is opened by its address alone', async () => {
  const visit = await aBuyer({ onramp: { meldKey: 'pk&1' } })
  await visit.buy('meld')

  expect(visit.windows.popUps).toMatchObject([
    {
      visited: [
        `https://meldcrypto.com/?publicKey=pk%261&destinationCurrencyCode=USDC&walletAddress=${ADDRESS}`,
      ],
    },
  ])
  expect(visit.order()).toMatchObject({ seller: { name: 'Meld.io' } })
  expect(visit.order()?.get).toBeUndefined()
  visit.actions.tryAgain(visit.order()?.id ?? '')
  visit.actions.chooseToken('ETH')
  await visit.settle(400)
  expect(visit.offers()).toMatchObject({ meld: { status: 'unavailable', reason: 'token' } })
})

test('without a project id only what a source tells can be bought', async () => {
  const visit = await aBuyer({
    projectId: undefined,
    onrampSources: [
      {
        ...source,
        readOptions: async () => ({
          payments: [{ id: 'EUR', methods: [{ id: 'sepa', minText: '5', maxText: '500' }] }],
          tokens: [{ symbol: 'ETH', name: 'Ether', networkIds: ['eip155:1'] }],
        }),
      },
    ],
  })

  expect(visit.state()).toMatchObject({ paymentId: 'EUR', methodId: 'sepa', symbol: 'ETH' })
  expect(visit.offers()).toMatchObject({
    coinbase: { status: 'unavailable', reason: 'noAddress' },
    quay: { status: 'ready' },
  })
  await expect(visit.buy('coinbase')).rejects.toSatisfy((error) =>
    isLatchkeyError(error, 'onramp.no-price'),
  )
})

test('nothing is loaded or asked where buying is not offered', async () => {
  const visit = await aBuyer({
    isOpened: false,
    ports: { device: createFakeDevice({ timeZone: 'Asia/Macau' }) },
  })
  visit.core.actions.open({ view: 'OnRampProviders', amount: '42' })
  await visit.settle()

  expect(visit.core.snapshot().onramp).toBeUndefined()
  expect(visit.onramp.asked('onramp/buy/options')).toBe(0)
})

test('nothing is asked before the view opens', async () => {
  const visit = await aBuyer({ isOpened: false })
  await visit.settle(60_000)
  expect(visit.http.requests.filter(({ url }) => url.includes('onramp'))).toEqual([])
  visit.core.actions.open({
    view: 'OnRampProviders',
    amount: '42',
    currency: 'eur',
    token: 'eth',
  })
  await visit.settle()

  expect(visit.state()).toMatchObject({ amountText: '42', paymentId: 'EUR', symbol: 'ETH' })
  expect(visit.named()).toEqual([])
})
