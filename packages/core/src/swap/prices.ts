import { isAgreed, isPrice } from '../balances/price.ts'
import { type AccountId, isLatchkeyError, networkOf, type SwapSource } from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { RootState } from '../store/state/root.ts'
import type { SwapDraft, SwapState, SwapToken } from '../store/state/swap.ts'
import { priceKey } from './swap-numbers.ts'

/** How long a price in USD counts, in milliseconds. */
const PRICE_MS = 60_000
/** How long a price of gas counts. */
const GAS_PRICE_MS = 10_000
const COIN = { address: undefined }

/** Prices in USD, and that of gas. */
export interface Prices {
  /**
   * Reads what is not known, or too old. What can't be read is unknown.
   *
   * @throws LatchkeyError `swap.no-gas-price` where the network has none.
   */
  read(of: Pick<SwapDraft, 'account' | 'from' | 'to'>): Promise<void>
  /** Lets prices that could not be read be read again. */
  forgetFailures(): void
  stop(): void
}

interface Deps {
  readonly state: RootState
  readonly source: SwapSource | undefined
  readonly ports: Pick<CorePorts, 'clock'>
  /** The price of the network's coin could not be read, and nothing else tells it; called once until it is read. */
  coinUnknown?(): void
}

/** @param slice - The part of the state that it writes. */
export function createPrices(deps: Deps, slice: Pick<SwapState, 'prices' | 'gasPrice'>): Prices {
  const { state, source, ports } = deps
  const reads = createReads(ports.clock)
  const coin = createCoinNews(deps)
  let life = new AbortController()

  async function readPrice(account: AccountId, token: Pick<SwapToken, 'address'>): Promise<void> {
    const key = priceKey(token)
    const dueKey = `${networkOf(account)} ${key}`
    if (!reads.isDue(dueKey, PRICE_MS)) return
    const { signal } = life
    const asked = { networkId: networkOf(account), address: token.address }
    let hasFailed = false
    const price = await source?.readPrice?.(asked, signal).catch(() => {
      hasFailed = true
      reads.fail(dueKey)
    })
    if (signal.aborted) return
    const usable = agreedPrice(price, heldPrice(state, account, key))
    if (usable === undefined) delete slice.prices[key]
    else slice.prices[key] = usable
    if (token.address === undefined) coin.read(usable !== undefined || !hasFailed)
  }

  async function readGasPrice(account: AccountId): Promise<void> {
    const networkId = networkOf(account)
    const dueKey = `${networkId} gas`
    if (!reads.isDue(dueKey, GAS_PRICE_MS)) return
    const { signal } = life
    try {
      const price = await source?.readGasPrice?.(networkId, signal)
      if (!signal.aborted) slice.gasPrice = price?.toString()
    } catch (thrown) {
      if (signal.aborted) return
      slice.gasPrice = undefined
      if (isLatchkeyError(thrown, 'swap.no-gas-price')) {
        // The next question has the same answer.
        reads.forget(dueKey)
        throw thrown
      }
      // Without an answer only the fee is unknown.
      reads.fail(dueKey)
    }
  }

  return {
    async read({ account, from, to }) {
      const tokens = [COIN, from, to].map((token) => readPrice(account, token))
      await Promise.all([...tokens, readGasPrice(account)])
    },
    forgetFailures() {
      reads.forgetFailures()
      coin.forget()
    },
    stop() {
      life.abort()
      life = new AbortController()
      reads.clear()
      coin.forget()
    },
  }
}

/** Reports once that the price of the coin is unknown. */
function createCoinNews({ coinUnknown }: Pick<Deps, 'coinUnknown'>) {
  let isKnown = true
  return {
    read(isNowKnown: boolean): void {
      if (isKnown && !isNowKnown) coinUnknown?.()
      isKnown = isNowKnown
    },
    forget(): void {
      isKnown = true
    },
  }
}

/** When prices were read, by a key of each. */
function createReads(clock: Pick<CorePorts['clock'], 'now'>) {
  const readAtMs = new Map<string, number>()
  const failed = new Set<string>()
  return {
    /** Returns true if a price has to be read, which counts as read from now on. */
    isDue(key: string, lifetimeMs: number): boolean {
      const nowMs = clock.now()
      const isKnown = nowMs - (readAtMs.get(key) ?? Number.NEGATIVE_INFINITY) < lifetimeMs
      if (isKnown) return false
      readAtMs.set(key, nowMs)
      failed.delete(key)
      return true
    },
    fail: (key: string): void => void failed.add(key),
    forget: (key: string): void => void readAtMs.delete(key),
    forgetFailures(): void {
      for (const key of failed) readAtMs.delete(key)
      failed.clear()
    },
    clear(): void {
      readAtMs.clear()
      failed.clear()
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
