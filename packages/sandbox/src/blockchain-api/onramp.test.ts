/** @full That the sandbox works is seen in every journey of `npm test`. */

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { SANDBOX_ACCOUNTS } from '../accounts.ts'
import { createTestApi } from '../testing/test-api.ts'

const api = createTestApi()
const { app, chains, onramp, faults, get } = api
const [{ address }] = SANDBOX_ACCOUNTS

beforeAll(() => chains.start(8453, 0))
afterEach(() => {
  onramp.clear()
  faults.clear()
})
afterAll(api.stop)

async function post(path: string, body: unknown) {
  const response = await app.request(`http://127.0.0.1:4401${path}?projectId=p`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

const order = {
  destinationWallets: [{ address, blockchains: ['base'], assets: ['ETH'] }],
  defaultNetwork: 'base',
  partnerUserId: address,
  defaultExperience: 'buy',
  presetFiatAmount: 200,
}

/** Asks for a page of Coinbase and returns its address. */
async function aPage(): Promise<string> {
  const { body } = await post('/v1/generators/onrampurl', order)
  return Object(body).url
}

async function rows(): Promise<readonly unknown[]> {
  const { body } = await get(`/v1/account/${address}/history?onramp=coinbase&chainId=eip155%3A8453`)
  return Object(body).data
}

test('what is paid is in progress, then it arrives on the chain', async () => {
  const page = await aPage()
  expect(page).toMatch(/^http:\/\/127\.0\.0\.1:4401\/sandbox\/onramp\//)
  const drawn = await (await app.request(page)).text()
  for (const text of ['Buy at Coinbase', '200 USD', 'ETH', address]) expect(drawn).toContain(text)
  expect(await rows()).toEqual([])
  const before = BigInt(String(await coins()))

  await app.request(`${page}/slow`, { method: 'POST' })
  expect(await rows()).toMatchObject([
    { metadata: { status: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS', operationType: 'buy' } },
  ])
  const [purchase] = onramp.purchases()
  await Promise.all([1, 2].map(() => onramp.act(purchase?.id ?? '', 'finish')))
  await vi.waitUntil(async () => BigInt(String(await coins())) > before)

  expect(await rows()).toMatchObject([
    { metadata: { status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS' }, transfers: [{ direction: 'in' }] },
  ])
  // Fees are 1.5 % and 0.25.
  expect(BigInt(String(await coins())) - before).toBe(98_375n * 10n ** 12n)
})

function coins(): Promise<unknown> {
  return chains.get(8453).request('eth_getBalance', [address, 'latest'])
}

test.each([
  ['fail', ['ONRAMP_TRANSACTION_STATUS_FAILED']],
  ['cancel', []],
])('after %s nothing arrives', async (act, statuses) => {
  const page = await aPage()
  await app.request(`${page}/${act}`, { method: 'POST' })
  await app.request(`${page}/pay`, { method: 'POST' })

  const all = (await rows()).map((row) => Object(row).metadata.status)
  expect(all).toEqual(statuses)
})

test.each<[string, object]>([
  ['destinationWallets', { destinationWallets: [{ address: 'x' }] }],
  ['destinationWallets', { defaultNetwork: 'moon' }],
  ['partnerUserId', { partnerUserId: 'short' }],
  ['defaultExperience', { defaultExperience: 'sell' }],
  ['presetFiatAmount', { presetFiatAmount: 9.5 }],
])('a page is refused for its %s', async (field, changes) => {
  expect(await post('/v1/generators/onrampurl', { ...order, ...changes })).toMatchObject({
    status: 400,
    body: { reasons: [{ field }] },
  })
})

test('there are the paths of the public server, or those of the specification', async () => {
  const server = '/v1/onramp/buy/options?country=US'
  expect(await get(server)).toMatchObject({
    status: 200,
    body: { paymentCurrencies: [{ limits: [{ id: 'CARD' }, {}] }, {}, {}] },
  })
  const asked = await app.request('/v1/onramp/options?projectId=p')
  expect(asked.status).toBe(404)

  onramp.serve('specified')
  expect((await app.request(`${server}&projectId=p`)).status).toBe(404)
  expect(await get('/v1/onramp/options')).toMatchObject({
    body: {
      purchaseCurrencies: [
        { networks: [{ chain_id: '1', display_name: 'Ethereum' }, {}, {}] },
        {},
        {},
      ],
    },
  })
})

const question = {
  projectId: 'p',
  destinationCurrencyCode: 'ETH_BASE',
  sourceCurrencyCode: 'EUR',
  sourceAmount: 100,
}

test('providers have prices and limits of their own, and none while a test wants so', async () => {
  const named = (answer: { readonly body: unknown }) =>
    [answer.body].flat().map((quote) => Object(quote).serviceProvider)
  expect(named(await post('/v1/onramp/multi/quotes', question))).toEqual([
    ...['QUAY', 'MILLRACE', 'BRIGHTSIDE'],
  ])
  onramp.withoutPrice(['QUAY', 'coinbase'])
  const large = { ...question, sourceAmount: 250 }
  expect(named(await post('/v1/onramp/multi/quotes', large))).toEqual([
    ...['MILLRACE', 'BRIGHTSIDE', 'TOLLHOUSE'],
  ])
  const quote =
    '/v1/onramp/buy/quotes?purchaseCurrency=ETH&purchaseNetwork=base&paymentAmount=100&paymentCurrency=USD'
  expect(await get(quote)).toMatchObject({ status: 400 })
  onramp.clear()
  expect(await get(quote)).toMatchObject({ body: { paymentTotal: { value: '100' } } })
})

test('each route has a fault of its own', async () => {
  const routes = [
    ['onrampBuyOptions', 'GET', '/v1/onramp/buy/options'],
    ['onrampBuyQuotes', 'GET', '/v1/onramp/buy/quotes'],
    ['onrampProviders', 'GET', '/v1/onramp/providers'],
    ['onrampProperties', 'GET', '/v1/onramp/providers/properties'],
    ['onrampMultiQuotes', 'POST', '/v1/onramp/multi/quotes'],
    ['onrampWidget', 'POST', '/v1/onramp/widget'],
    ['onrampUrl', 'POST', '/v1/generators/onrampurl'],
    ['onrampOptions', 'GET', '/v1/onramp/options'],
    ['onrampQuote', 'POST', '/v1/onramp/quote'],
  ] as const
  for (const [part, method, path] of routes) {
    faults.set(part, { kind: 'status', status: 429 })
    expect([part, (await app.request(`${path}?projectId=p`, { method })).status]).toEqual([
      part,
      429,
    ])
  }
})
