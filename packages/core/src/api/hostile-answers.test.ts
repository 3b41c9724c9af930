import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLatchkeyError, safeLink } from '../contract/index.ts'
import { createFetchHttp } from '../platform/fetch-http.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { type HostileBody, readHostileBodies } from '../testing/hostile-bodies.ts'
import { type LoopbackServer, startLoopback } from '../testing/loopback-server.ts'
import type { BlockchainApi } from './blockchain-api.ts'
import { readAccountBalance } from './endpoints/account-balance.ts'
import { readAccountHistory } from './endpoints/account-history.ts'
import { readAllowedOrigins } from './endpoints/allowed-origins.ts'
import { readAnalyticsConfig } from './endpoints/analytics-config.ts'
import { readBuyStatus, readExchanges, readPayUrl } from './endpoints/exchanges.ts'
import { readWallets } from './endpoints/get-wallets.ts'
import { readIdentity } from './endpoints/identity.ts'
import { readOnrampHistory } from './endpoints/onramp-history.ts'
import { readBuyOptions, readSpecifiedOptions } from './endpoints/onramp-options.ts'
import {
  readCoins,
  readLimits,
  readProviderQuotes,
  readProviders,
  readWidgetUrl,
} from './endpoints/onramp-providers.ts'
import { readBuyQuote, readSpecifiedQuote } from './endpoints/onramp-quote.ts'
import { readOnrampUrl } from './endpoints/onramp-url.ts'
import { readNameRecord, readNamesOf, readSuggestions, registerName } from './endpoints/profile.ts'
import { readSupportedChains } from './endpoints/supported-chains.ts'
import { createHttpApi } from './http-api.ts'

const WHO = { address: '0xabc', networkId: 'eip155:1' } as const

const { signal } = new AbortController()

const PURCHASE = {
  token: { id: 'x', name: 'USD Coin', symbol: 'USDC', networks: [] },
  network: { networkId: 'eip155:1', name: 'ethereum', displayName: 'Ethereum' },
  payment: { id: 'USD', methods: [] },
  method: { id: 'card', code: 'CARD', minText: '1', maxText: '9' },
  amountText: '5',
  country: 'US',
} as const

const SALE = {
  projectId: 'p1',
  coinCode: 'USDC',
  currency: 'USD',
  amountText: '5',
  country: 'US',
  method: undefined,
  address: '0xabc',
}

const ONRAMP_URL = {
  address: '0xabc',
  blockchains: ['ethereum'],
  symbol: 'USDC',
  defaultNetwork: 'ethereum',
  partnerUserId: '0xabc',
  presetFiatAmount: 5,
  presetCryptoAmount: undefined,
}

const ENDPOINTS: Readonly<Record<string, (api: BlockchainApi) => Promise<unknown>>> = {
  'supported-chains': (api) => readSupportedChains(api),
  identity: (api) => readIdentity(api, WHO),
  balance: (api) => readAccountBalance(api, WHO),
  history: (api) => readAccountHistory(api, WHO),
  'name look-up': (api) => readNameRecord(api, 'mira.reown.id'),
  'names of an address': (api) => readNamesOf(api, WHO),
  'name suggestions': (api) => readSuggestions(api, 'mira'),
  'name registration': (api) =>
    registerName(api, {
      name: 'mira.reown.id',
      coinType: 60,
      address: '0xabc',
      message: '',
      signature: '',
    }),
  'onramp options': (api) => readBuyOptions(api, 'US', signal),
  'specified onramp options': (api) => readSpecifiedOptions(api, signal),
  'onramp quote': (api) => readBuyQuote(api, PURCHASE, signal),
  'specified onramp quote': (api) => readSpecifiedQuote(api, PURCHASE, signal),
  'onramp url': (api) => readOnrampUrl(api, ONRAMP_URL, signal),
  'onramp providers': (api) => readProviders(api, 'US', signal),
  'onramp coins': (api) => readCoins(api, 'US', signal),
  'onramp limits': (api) => readLimits(api, { country: 'US', currency: 'USD' }, signal),
  'onramp quotes': (api) => readProviderQuotes(api, SALE, signal),
  'onramp widget': (api) => readWidgetUrl(api, { ...SALE, providerId: 'QUAY' }, signal),
  'onramp history': (api) => readOnrampHistory(api, WHO, signal),
  exchanges: (api) => readExchanges(exchangesOf(api), {}),
  'page of an exchange': (api) => readPayUrl(exchangesOf(api), ORDER),
  'status at an exchange': (api) => readBuyStatus(exchangesOf(api), ORDER),
  origins: (api) => readAllowedOrigins(api),
  analytics: (api) => readAnalyticsConfig(api),
  wallets: (api) => readWallets(api, { page: 1, entries: 40 }, { checkLink: safeLink }),
}

const ORDER = {
  exchangeId: 'lodestar',
  sessionId: 'a',
  asset: 'eip155:1/slip44:60',
  amount: '1',
  recipient: 'eip155:1:0xabc',
} as const

function exchangesOf(api: BlockchainApi) {
  return { api, projectId: 'p1', sdk: { sdkType: 'appkit', sdkVersion: '1' } }
}

/** Hundreds of real requests take long on a busy machine. */
const LIMIT_MS = 90_000

const bodies = readHostileBodies()
let current: HostileBody | undefined
let server: LoopbackServer

beforeAll(async () => {
  server = await startLoopback((_request, response) => {
    response.setHeader('content-type', current?.contentType ?? 'text/plain')
    response.end(current?.bytes)
  })
})

afterAll(() => server.close())

function createApi(): BlockchainApi {
  const clock = createFakeClock()
  const http = createFetchHttp({ clock })
  const site = { projectId: 'p1', sdkType: 'appkit', sdkVersion: '1' }
  const api = createHttpApi({ http, clock, baseUrl: server.url, ...site })
  return { ...api, isSupported: async () => true, isListed: async () => true }
}

/** Serves `body` and calls `read`, which has to return a value or throw a LatchkeyError. */
async function serve(body: HostileBody, read: (api: BlockchainApi) => Promise<unknown>) {
  current = body
  try {
    return { value: await read(createApi()) }
  } catch (error) {
    if (!isLatchkeyError(error)) throw error
    return { code: error.code }
  }
}

test(`there are ${bodies.length} test bodies`, () => {
  expect(bodies.length).toBeGreaterThan(190)
})

test.each(bodies)('JSON is parsed strictly: $name', async (body) => {
  const outcome = await serve(body, (api) => api.get(['v1'], {}))

  if (body.expect === 'y') expect(outcome).toHaveProperty('value')
  else if (body.expect === 'n') expect(outcome).toEqual({ code: 'http.malformed' })
  else expect(['http.malformed', undefined]).toContain(outcome.code)
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test.each(Object.entries(ENDPOINTS))(
  '%s handles every body',
  { timeout: LIMIT_MS },
  async (_, read) => {
    const before = Object.getOwnPropertyNames(Object.prototype)

    for (const body of bodies) {
      const outcome = await serve(body, read)

      expect(['http.malformed', undefined], body.name).toContain(outcome.code)
      // A script URL is never returned as a picture or a link.
      expect(JSON.stringify(outcome), body.name).not.toMatch(/javascript:|data:text/)
    }

    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  },
)
