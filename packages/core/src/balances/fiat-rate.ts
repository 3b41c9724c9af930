import type { BlockchainApi } from '../api/blockchain-api.ts'
import type { Services } from '../api/services.ts'
import { lazy } from '../contract/index.ts'
import { FIAT_CURRENCIES, type FiatCurrency } from '../options/fiat-currency.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { Timers } from '../platform/timers.ts'
import { activeAccount } from '../store/selectors.ts'
import type { RootState } from '../store/state/root.ts'

/** How long a rate counts, and how long it may be shown until it is read again. */
const FRESH_MS = 60 * 60_000
const KEPT_MS = 24 * FRESH_MS

/** Rates outside of these are errors: none of them was reached since 1990. */
const PLAUSIBLE: Readonly<Record<FiatCurrency, readonly [least: number, most: number]>> = {
  USD: [1, 1],
  EUR: [0.5, 1.5],
  GBP: [0.4, 1.2],
  AUD: [0.7, 2.5],
  CAD: [0.8, 2],
  INR: [15, 200],
  JPY: [70, 300],
}

/** Countries by their currency. Source: ISO 3166-1; countries of the euro as of 2026. */
const COUNTRIES: Readonly<Partial<Record<FiatCurrency, string>>> = {
  EUR: 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK',
  GBP: 'GB',
  AUD: 'AU',
  CAD: 'CA',
  INR: 'IN',
  JPY: 'JP',
}

/** Reads what a US dollar is worth in the currency of the visitor. */
export interface FiatRate {
  /** Shows values as an earlier page did, and reads the rate if it is not known since an hour. Never rejects. */
  read(): Promise<void>
}

interface Deps {
  readonly state: RootState
  readonly ports: Pick<CorePorts, 'clock' | 'storage' | 'key'>
  readonly services: Pick<Services, 'blockchainApi'>
  readonly timers: Pick<Timers, 'signal'>
}

/** Creates it for one core. Nothing is read without a connected account, and in US dollars nothing at all. */
export function createFiatRate({ state, ports, services, timers }: Deps): FiatRate {
  const { storage, clock } = ports
  const key = ports.key('fiat_rate')
  const endpoint = lazy(() => import('../api/endpoints/fiat-rate.ts'))
  let askedAtMs = Number.NEGATIVE_INFINITY

  /** @returns When it was read, in epoch milliseconds; undefined where no page has read it for a day. */
  function restore(currency: FiatCurrency): number | undefined {
    const stored = readStored(storage.get(key), currency)
    if (stored === undefined || clock.now() - stored.atMs >= KEPT_MS) return undefined
    state.fiat = { currency, perUsd: stored.perUsd }
    return stored.atMs
  }

  async function ask(api: BlockchainApi, currency: FiatCurrency): Promise<void> {
    const of = { api, projectId: state.options.projectId }
    const { readFiatRate } = await endpoint.load()
    const perUsd = await readFiatRate(of, currency, timers.signal())
    if (!isPlausible(perUsd, currency)) return
    state.fiat = { currency, perUsd }
    storage.set(key, JSON.stringify({ currency, perUsd, atMs: clock.now() }))
  }

  return {
    async read() {
      const currency = state.options.currency ?? currencyOf(state.device.country)
      const { blockchainApi: api } = services
      if (currency === 'USD' || api === undefined || activeAccount(state) === undefined) return
      askedAtMs = Math.max(askedAtMs, restore(currency) ?? askedAtMs)
      if (clock.now() - askedAtMs < FRESH_MS) return
      askedAtMs = clock.now()
      // Values stay as they are while no rate is known.
      await ask(api, currency).catch(() => {})
    },
  }
}

function currencyOf(country = ''): FiatCurrency {
  return FIAT_CURRENCIES.find((each) => COUNTRIES[each]?.split(' ').includes(country)) ?? 'USD'
}

function isPlausible(rate: unknown, currency: FiatCurrency): rate is number {
  const [least, most] = PLAUSIBLE[currency]
  return typeof rate === 'number' && rate >= least && rate <= most
}

/** @returns undefined for a rate of another currency, or one that no page has stored. */
function readStored(text: string | undefined, currency: FiatCurrency) {
  try {
    const { currency: stored, perUsd, atMs } = Object(JSON.parse(text ?? 'null'))
    const isWhole = stored === currency && isPlausible(perUsd, currency) && Number.isFinite(atMs)
    return isWhole ? { perUsd: Number(perUsd), atMs: Number(atMs) } : undefined
  } catch {
    return undefined
  }
}
