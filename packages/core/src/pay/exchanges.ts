import {
  type ExchangeOrder,
  type ExchangeSession,
  type ExchangeStatus,
  type ExchangesApi,
  type ExchangesQuery,
  readBuyStatus,
  readExchanges,
  readPayUrl,
} from '../api/endpoints/exchanges.ts'
import {
  isAccountId,
  isLatchkeyError,
  LatchkeyError,
  networkOf,
  type PlainErrorCode,
  plainError,
  toLatchkeyError,
} from '../contract/index.ts'
import { isRestricted } from '../options/is-restricted.ts'
import type { MoveDeps } from '../send/move-deps.ts'
import type { PayExchange, PayState } from '../store/state/pay.ts'
import { PAGE_SIZE } from './exchange-effects.ts'
import { isPaidByExchanges, readAsset } from './read-asset.ts'
import { toUnits } from './read-request.ts'
import { configurationOf } from './track-payment.ts'

/** Pages of exchanges, as a website asks for them. */
export interface ExchangesPage {
  /** On all pages. */
  readonly total: number
  readonly exchanges: readonly PayExchange[]
}

/** A payment on the page of an exchange. */
export interface ExchangePage extends ExchangeSession {
  readonly url: string
  /** Is true if the browser opened it. */
  readonly isOpen: boolean
}

/** Actions of views and websites on exchanges. */
export interface ExchangeActions {
  /** Reads which exchanges serve an asset, as the views show them. */
  look(asset: string, amount?: string): Promise<void>
  /**
   * Lists exchanges for a page's own list; none where `onramp.restrictedTimezones` has the visitor's zone.
   *
   * @throws LatchkeyError `pay.off`, `pay.exchanges-failed`.
   */
  exchanges(query?: ExchangesQuery): Promise<ExchangesPage>
  /**
   * Begins a payment at an exchange.
   *
   * @returns Its page, https, and the id with which its status can be read.
   * @throws LatchkeyError `pay.off`, `pay.invalid-asset`, `pay.invalid-amount`, `pay.invalid-recipient`,
   *   `pay.url-failed`.
   */
  payUrl(order: ExchangeOrder): Promise<Omit<ExchangePage, 'isOpen'>>
  /** The same, and opens the page. Call it in the task of a press: browsers open nothing otherwise. */
  openUrl(order: ExchangeOrder): Promise<ExchangePage>
  /**
   * Reads what became of a payment at an exchange.
   *
   * @throws LatchkeyError `pay.off`, `pay.status-failed`.
   */
  buyStatus(session: ExchangeSession): Promise<ExchangeStatus>
}

/** The exchanges from whose balance can be paid. */
export interface Exchanges {
  readonly actions: ExchangeActions
  /** @throws LatchkeyError `pay.off`, `pay.exchanges-failed` without a project id. */
  api(): ExchangesApi
  stop(): void
}

/** Creates the exchanges of one core. */
export function createExchanges(deps: MoveDeps, slice: PayState): Exchanges {
  const { state, services, timers } = deps
  let reading = new AbortController()

  function api(): ExchangesApi {
    const { features, projectId } = state.options
    if (!features.pay) throw new LatchkeyError('pay.off', {})
    const { blockchainApi, sdk } = services
    if (blockchainApi === undefined) throw new LatchkeyError('pay.exchanges-failed', {})
    return { api: blockchainApi, projectId, sdk }
  }

  async function look(asset: string, amount?: string): Promise<void> {
    reading.abort()
    reading = new AbortController()
    const { signal } = reading
    const { networkId } = readAsset(asset)
    if (!isPaidByExchanges(networkId) || isRestricted(state.options)) {
      slice.exchanges = { status: 'ready', exchanges: [] }
      return
    }
    slice.exchanges = { status: 'loading' }
    try {
      const { exchanges } = await readExchanges(api(), { asset, amount }, signal)
      if (!signal.aborted) slice.exchanges = { status: 'ready', exchanges }
    } catch (thrown) {
      const error = plainError(toLatchkeyError(thrown))
      if (!signal.aborted) slice.exchanges = { status: 'failed', error }
    }
  }

  const payUrl: ExchangeActions['payUrl'] = async (order) => {
    checkOrder(order)
    const { exchangeId } = order
    const begun = readPayUrl(api(), order, timers.signal())
    return { exchangeId, ...(await named(begun, 'pay.url-failed')) }
  }

  return {
    api,
    actions: {
      look,
      payUrl,
      async exchanges(query = {}) {
        const asked = api()
        if (isRestricted(state.options)) return { total: 0, exchanges: [] }
        return named(readExchanges(asked, query, timers.signal()), 'pay.exchanges-failed')
      },
      buyStatus: async (session) =>
        named(readBuyStatus(api(), session, timers.signal()), 'pay.status-failed'),
      openUrl: (order) => openUrl(deps, order, payUrl),
    },
    stop: () => reading.abort(),
  }
}

async function openUrl(
  { ports: { windows, random }, ui }: MoveDeps,
  order: ExchangeOrder,
  payUrl: ExchangeActions['payUrl'],
): Promise<ExchangePage> {
  const page = windows.emptyPopUp({ name: random.id(), ...PAGE_SIZE })
  try {
    const begun = await payUrl(order)
    const { exchangeId, sessionId } = begun
    const properties = {
      exchange: { id: exchangeId },
      configuration: configurationOf({ ...order, networkId: networkOf(order.recipient) }),
      currentPayment: { type: 'exchange', exchangeId, sessionId } as const,
      headless: true,
    }
    ui.track({ event: 'PAY_EXCHANGE_SELECTED', properties })
    return { ...begun, isOpen: page?.navigate(begun.url) === true }
  } catch (thrown) {
    page?.close()
    throw thrown
  }
}

/** @throws LatchkeyError As `PayActions.open`. */
function checkOrder({ asset, amount, recipient }: ExchangeOrder): void {
  const { networkId } = readAsset(asset)
  toUnits(amount, 36)
  const isThere = isAccountId(recipient) && networkOf(recipient) === networkId
  if (!isThere) throw new LatchkeyError('pay.invalid-recipient', {})
}

/** Says by the code what could not be done. */
async function named<T>(work: Promise<T>, code: PlainErrorCode): Promise<T> {
  try {
    return await work
  } catch (cause) {
    if (isLatchkeyError(cause, 'aborted')) throw cause
    throw new LatchkeyError(code, {}, { cause })
  }
}
