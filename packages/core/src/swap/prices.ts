import { isAgreed, isPrice } from '../balances/price.ts'
import { type AccountId, networkOf, type SwapSource } from '../contract/index.ts'
import type { RootState } from '../store/root-state.ts'
import type { SwapDraft, SwapState, SwapToken } from '../store/swap-state.ts'
import { priceKey } from './swap-numbers.ts'

/** How long a price in USD counts, in milliseconds. */
const PRICE_MS = 60_000
/** How long a price of gas counts. */
const GAS_PRICE_MS = 10_000
const COIN = { address: undefined }

/** Prices in USD, and that of gas. */
export interface Prices {
  /** Reads what is not known, or too old. What can't be read is unknown. */
  read(of: Pick<SwapDraft, 'account' | 'from' | 'to'>): Promise<void>
  stop(): void
}

interface Deps {
  readonly state: RootState
  readonly source: SwapSource | undefined
  readonly clock: { now(): number }
}

/** @param slice - The part of the state that it writes. */
export function createPrices(deps: Deps, slice: Pick<SwapState, 'prices' | 'gasPrice'>): Prices {
  const { state, source, clock } = deps
  const readAtMs = new Map<string, number>()
  let life = new AbortController()

  function isDue(key: string, lifetimeMs: number): boolean {
    const nowMs = clock.now()
    const isKnown = nowMs - (readAtMs.get(key) ?? Number.NEGATIVE_INFINITY) < lifetimeMs
    if (!isKnown) readAtMs.set(key, nowMs)
    return !isKnown
  }

  async function readPrice(account: AccountId, token: Pick<SwapToken, 'address'>): Promise<void> {
    const key = priceKey(token)
    if (!isDue(`${networkOf(account)} ${key}`, PRICE_MS)) return
    const { signal } = life
    const asked = { networkId: networkOf(account), address: token.address }
    const price = await source?.readPrice?.(asked, signal).catch(() => undefined)
    if (signal.aborted) return
    const usable = agreedPrice(price, heldPrice(state, account, key))
    if (usable === undefined) delete slice.prices[key]
    else slice.prices[key] = usable
  }

  async function readGasPrice(account: AccountId): Promise<void> {
    const networkId = networkOf(account)
    if (!isDue(`${networkId} gas`, GAS_PRICE_MS)) return
    const { signal } = life
    // Without it the fee is unknown.
    const price = await source?.readGasPrice?.(networkId, signal).catch(() => undefined)
    if (!signal.aborted) slice.gasPrice = price?.toString()
  }

  return {
    async read({ account, from, to }) {
      const tokens = [COIN, from, to].map((token) => readPrice(account, token))
      await Promise.all([...tokens, readGasPrice(account)])
    },
    stop() {
      life.abort()
      life = new AbortController()
      readAtMs.clear()
    },
  }
}

/** One of two prices that agree, or the only one; undefined where they contradict each other. */
function agreedPrice(price: unknown, held: number | undefined): number | undefined {
  if (!isPrice(price) || held === undefined) return isPrice(price) ? price : held
  return isAgreed(price, held) ? price : undefined
}

/** Reads the price from the list of holdings. */
function heldPrice(state: RootState, account: AccountId, key: string): number | undefined {
  const holdings = state.portfolio.accounts[account]?.holdings
  const price = holdings?.find((each) => priceKey(each) === key)?.priceUsd
  return isPrice(price) ? price : undefined
}
