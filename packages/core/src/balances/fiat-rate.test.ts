import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import { initialState } from '../initial-state.ts'
import type { FiatCurrency } from '../options/fiat-currency.ts'
import { createStore } from '../store/create-store.ts'
import { ADDRESS } from '../testing/a-visit.ts'
import { aChain } from '../testing/create-test-core.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { createFiatRate } from './fiat-rate.ts'

const HOUR_MS = 60 * 60_000
const SESSION = {
  id: 's',
  namespace: 'eip155',
  walletId: 'w',
  networkId: 'eip155:1',
  accounts: [`eip155:1:${ADDRESS}`],
} as const

interface Choice {
  readonly currency?: FiatCurrency
  readonly country?: string
  readonly isConnected?: boolean
  readonly storage?: ReturnType<typeof createFakeStorage>
  /** The price of a coin in a currency, by its code; the service fails where it throws. */
  price?(currency: string): unknown
  /** The token that the answered prices are of. */
  readonly address?: string
}

const PRICES: Readonly<Record<string, number>> = { usd: 2_000, eur: 1_800, jpy: 300_000 }

function aRate({ currency, country, isConnected = true, price, storage, address }: Choice = {}) {
  const clock = createFakeClock()
  const { state } = createStore(initialState({ networks: [aChain()], currency }, 0))
  state.device = { ...state.device, country }
  if (isConnected) {
    const wallet = { id: 'w', namespace: 'eip155', name: 'Fjord' } as const
    state.accounts.eip155 = { status: 'connected', session: SESSION, wallet }
  }
  const asked: string[] = []
  const blockchainApi = {
    async post(_path: readonly string[], body: { readonly currency: string }) {
      asked.push(body.currency)
      const answer = price ? price(body.currency) : PRICES[body.currency]
      return { fungibles: [{ price: answer, address }] }
    },
  }
  const ports = { clock, storage: storage ?? createFakeStorage(), key: (name: string) => name }
  const timers = { signal: () => new AbortController().signal }
  const rate = createFiatRate({
    state,
    ports,
    timers,
    // Prices are all that it asks for.
    services: { blockchainApi } as unknown as Parameters<typeof createFiatRate>[0]['services'],
  })
  return { rate, asked, clock, fiat: () => state.fiat, storage: ports.storage }
}

test.each<[what: string, choice: Choice, fiat: object, asked: number]>([
  ['the option', { currency: 'JPY', country: 'DE' }, { currency: 'JPY', perUsd: 150 }, 2],
  ['the country of the language', { country: 'DE' }, { currency: 'EUR', perUsd: 0.9 }, 2],
  ['a country without one', { country: 'BR' }, { currency: 'USD', perUsd: 1 }, 0],
  ['an unknown country', {}, { currency: 'USD', perUsd: 1 }, 0],
  ['US dollars by option', { currency: 'USD', country: 'DE' }, { currency: 'USD', perUsd: 1 }, 0],
  ['nobody connected', { country: 'DE', isConnected: false }, { currency: 'USD', perUsd: 1 }, 0],
])('the currency by %s', async (_what, choice, fiat, asked) => {
  const it = aRate(choice)

  await it.rate.read()

  expect(it.fiat()).toEqual(fiat)
  expect(it.asked).toHaveLength(asked)
})

test.each<[what: string, price: (currency: string) => unknown]>([
  ['a rate that can be none', (currency) => (currency === 'usd' ? 2_000 : 2_000_000)],
  ['no price', () => undefined],
  ['a price that is no number', () => '1800'],
  [
    'a service that fails',
    () => {
      throw new LatchkeyError('http.status', { status: 400 })
    },
  ],
])(
  'with %s values stay in US dollars, and it is not asked again for an hour',
  async (_what, price) => {
    const { rate, fiat, asked, clock } = aRate({ country: 'DE', price })

    await rate.read()
    await rate.read()

    expect(fiat()).toEqual({ currency: 'USD', perUsd: 1 })
    expect(asked.length).toBeLessThanOrEqual(2)
    await clock.advance(HOUR_MS)
    await rate.read()
    expect(asked.length).toBeGreaterThan(2)
  },
)

test('prices of another token make no rate', async () => {
  const { rate, fiat, asked } = aRate({ country: 'DE', address: `eip155:1:${ADDRESS}` })

  await rate.read()

  expect(asked).toHaveLength(2)
  expect(fiat()).toEqual({ currency: 'USD', perUsd: 1 })
})

test('the next page shows it at once, and reads it again after an hour', async () => {
  const { rate, storage } = aRate({ country: 'DE' })
  await rate.read()

  const next = aRate({ country: 'DE', storage, price: () => undefined })
  await next.rate.read()
  expect(next.fiat()).toEqual({ currency: 'EUR', perUsd: 0.9 })
  expect(next.asked).toEqual([])
  await next.clock.advance(HOUR_MS)
  await next.rate.read()
  expect(next.asked).toHaveLength(2)
  expect(next.fiat()).toEqual({ currency: 'EUR', perUsd: 0.9 })
})

test.each(['{', '{"currency":"EUR","perUsd":100,"atMs":0}', '{"currency":"JPY","perUsd":150}'])(
  'a stored %s is ignored',
  async (text) => {
    const storage = createFakeStorage()
    storage.set('fiat_rate', text)
    const { rate, fiat, asked } = aRate({ country: 'DE', storage })

    await rate.read()

    expect(asked).toHaveLength(2)
    expect(fiat()).toEqual({ currency: 'EUR', perUsd: 0.9 })
  },
)
