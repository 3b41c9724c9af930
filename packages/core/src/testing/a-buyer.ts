// Loaded lazily; here they are loaded already, so that no test waits for a file.
import '../api/endpoints/onramp-history.ts'
import '../onramp/site-source.ts'
import '../onramp/source-options.ts'
import type { TelemetryEvent } from '../contract/index.ts'
import { ADDRESS } from './a-visit.ts'
import { createTestCore, type TestCoreChoice } from './create-test-core.ts'
import { createFakeAdapter } from './fake-adapter.ts'
import { createFakeHttp, type FakeAnswer, type FakeHttp } from './fake-http.ts'
import { aFakeWallet } from './fake-wallet.ts'

const API = 'https://rpc.walletconnect.org'
/** The page of the fake provider. */
export const PAGE = 'https://pay.coinbase.com/buy?id=1'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const NETWORKS = ['eip155:1', 'eip155:8453']

/** Routes of the service, as they are in its address. */
type OnrampRoute =
  | 'onramp/buy/options'
  | 'onramp/options'
  | 'onramp/buy/quotes'
  | 'onramp/quote'
  | 'onramp/providers'
  | 'onramp/providers/properties'
  | 'onramp/multi/quotes'
  | 'onramp/widget'
  | 'generators/onrampurl'

/** The answers of the fake service; a test may change all of them at any time. */
export interface FakeOnramp {
  /** Answers in place of the usual ones, by route. */
  readonly answers: Map<OnrampRoute, FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>)>
  /** USDC for one dollar at Coinbase. */
  rate: number
  /** Rows of the history of purchases. */
  rows: unknown[]
  /** Status of the history; 200 by default. */
  historyStatus: number
  /** Questions so far, by the end of their address. */
  asked(route: string): number
  /** Body of the last question that was sent to a route. */
  body(route: OnrampRoute): unknown
}

/** Options as the server has them. */
export const SERVER_OPTIONS = {
  paymentCurrencies: ['USD', 'EUR'].map((id) => ({
    id,
    limits: [
      { id: 'CARD', min: '10', max: '7500' },
      { id: 'ACH_BANK_ACCOUNT', min: '10', max: '25000' },
    ],
  })),
  purchaseCurrencies: [
    ['USDC', USDC],
    ['ETH', ''],
  ].map(([symbol, contractAddress]) => ({
    id: `id-${symbol}`,
    name: symbol,
    symbol,
    networks: [
      { name: 'ethereum', displayName: 'Ethereum', chainId: '1', contractAddress },
      { name: 'base', displayName: 'Base', chainId: '8453', contractAddress },
    ],
  })),
}

/** A row of the history. */
export function aRow(id: string, status: 'IN_PROGRESS' | 'SUCCESS' | 'FAILED', atMs: number) {
  return {
    id,
    metadata: {
      operationType: 'buy',
      hash: '0x1',
      minedAt: new Date(atMs).toISOString(),
      sentFrom: 'Coinbase',
      sentTo: ADDRESS,
      status: `ONRAMP_TRANSACTION_STATUS_${status}`,
    },
    transfers: [
      {
        fungible_info: { name: 'USD Coin', symbol: 'USDC', icon: null },
        nft_info: null,
        direction: 'in',
        quantity: { numeric: '98.5' },
        value: 98.5,
        price: 1,
      },
    ],
  }
}

/** Answers as the public server does: without the paths of the specification. */
function fakeOnramp(http: FakeHttp): FakeOnramp {
  const said: FakeOnramp = {
    answers: new Map(),
    rate: 0.985,
    rows: [],
    historyStatus: 200,
    asked: (route) =>
      http.requests.filter(({ url }) => new URL(url).pathname.endsWith(`/v1/${route}`)).length,
    body(route) {
      const sent = http.requests.filter(({ url }) => new URL(url).pathname.endsWith(`/v1/${route}`))
      return JSON.parse(sent.at(-1)?.body ?? '{}')
    },
  }
  const route = (
    method: 'GET' | 'POST',
    path: OnrampRoute,
    usual: (query: URLSearchParams, body: Record<string, unknown>) => FakeAnswer,
  ) =>
    http.on(method, `${API}/v1/${path}`, ({ query, body = '{}' }) => {
      const given = said.answers.get(path) ?? usual(query, JSON.parse(body))
      return typeof given === 'function' ? given() : given
    })
  const absent = (): FakeAnswer => ({ body: '', status: 404 })
  http.on('GET', `${API}/v1/supported-chains`, { json: { http: NETWORKS, ws: [] } })
  route('GET', 'onramp/buy/options', () => ({ json: SERVER_OPTIONS }))
  route('GET', 'onramp/options', absent)
  route('POST', 'onramp/quote', absent)
  route('GET', 'onramp/providers', absent)
  route('GET', 'onramp/providers/properties', absent)
  route('POST', 'onramp/multi/quotes', absent)
  route('POST', 'onramp/widget', absent)
  route('POST', 'generators/onrampurl', () => ({ json: { url: PAGE } }))
  route('GET', 'onramp/buy/quotes', (query) => {
    const amount = Number(query.get('paymentAmount'))
    const [pay, get] = [query.get('paymentCurrency'), query.get('purchaseCurrency')]
    const value = (text: number, currency: string | null) => ({ value: `${text}`, currency })
    return {
      json: {
        paymentTotal: value(amount, pay),
        paymentSubTotal: value(amount - 1.5, pay),
        purchaseAmount: value(amount * said.rate, get),
        coinbaseFee: value(1.25, pay),
        networkFee: value(0.25, pay),
        quoteId: 'q-1',
      },
    }
  })
  http.on('GET', `${API}/v1/account/:address/history`, ({ query }) =>
    query.get('onramp') === 'coinbase'
      ? { json: { data: said.rows, next: null }, status: said.historyStatus }
      : { json: { data: [], next: null } },
  )
  return said
}

/** A visitor on Ethereum who came to buying, unless `isOpened` is false. */
export async function aBuyer({
  isOpened = true,
  prepare,
  ...choice
}: TestCoreChoice & {
  readonly isOpened?: boolean
  readonly prepare?: (onramp: FakeOnramp, http: FakeHttp) => void
} = {}) {
  const adapter = createFakeAdapter(aFakeWallet({ networkIds: ['eip155:1', 'eip155:8453'] }))
  const events: TelemetryEvent[] = []
  // Other requests to servers do not matter here.
  const http = createFakeHttp(() => undefined)
  const onramp = fakeOnramp(http)
  prepare?.(onramp, http)
  const made = createTestCore({
    adapter,
    projectId: 'p1',
    onEvent: (event: TelemetryEvent) => void events.push(event),
    ...choice,
    ports: { http, ...choice.ports },
  })
  const { core, clock } = made
  /** Lets everything happen that takes no time, and then some time pass. */
  async function settle(waitMs = 20): Promise<void> {
    for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    await clock.advance(waitMs)
    for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }
  await core.start()
  core.actions.open()
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  core.actions.open()
  if (isOpened) (await core.actions.onramp.load()).open()
  await settle()
  const state = () => {
    const { onramp } = core.snapshot()
    if (onramp === undefined) throw new Error('Buying is not loaded')
    return onramp
  }
  const loaded = () => {
    const actions = core.actions.onramp.current()
    if (actions === undefined) throw new Error('Buying is not loaded')
    return actions
  }
  return {
    ...made,
    adapter: made.adapter,
    http,
    onramp,
    events,
    settle,
    state,
    get actions() {
      return loaded()
    },
    offers: () => Object.fromEntries(state().providers.map(({ id, offer }) => [id, offer])),
    view: () => core.snapshot().router.history.at(-1)?.view,
    order: () => state().orders[0],
    named: () => events.filter(({ event }) => /BUY/.test(event)).map(({ event }) => event),
    /** Buys at Coinbase. */
    async buy(providerId = 'coinbase') {
      const bought = loaded().buy(providerId)
      // The test awaits it once time has passed.
      bought.catch(() => undefined)
      await settle()
      return bought
    },
  }
}
