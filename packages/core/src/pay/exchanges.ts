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
  namespaceOf,
  networkOf,
  type PlainErrorCode,
  plainError,
  toLatchkeyError,
} from '../contract/index.ts'
import type { PayExchange, PayState } from '../store/pay-state.ts'
import { PAGE_SIZE } from './exchange-effects.ts'
import type { PayDeps } from './pay-deps.ts'
import { readAsset } from './read-asset.ts'
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

/** The exchanges from whose balance can be paid. */
export interface Exchanges {
  /** @throws LatchkeyError `pay.off`, `pay.exchanges-failed` without a project id. */
  api(): ExchangesApi
  /** Reads which exchanges serve an asset, as the views show them. */
  look(asset: string, amount?: string): Promise<void>
  list(query: ExchangesQuery): Promise<ExchangesPage>
  payUrl(order: ExchangeOrder): Promise<Omit<ExchangePage, 'isOpen'>>
  /** The same, and opens it: its window is opened in the calling task. */
  openUrl(order: ExchangeOrder): Promise<ExchangePage>
  buyStatus(session: ExchangeSession): Promise<ExchangeStatus>
  stop(): void
}

/** The namespaces on which exchanges pay. Source: docs/blockchain-api.md, section 10. */
const NAMESPACES = ['eip155', 'solana']

/** Creates the exchanges of one core. */
export function createExchanges(deps: PayDeps, slice: PayState): Exchanges {
  const { state, services, sdk, timers } = deps
  let reading = new AbortController()

  function api(): ExchangesApi {
    const { features, projectId } = state.options
    if (!features.pay) throw new LatchkeyError('pay.off', {})
    const { blockchainApi } = services
    if (blockchainApi === undefined) throw new LatchkeyError('pay.exchanges-failed', {})
    return { api: blockchainApi, projectId, sdk }
  }

  async function look(asset: string, amount?: string): Promise<void> {
    reading.abort()
    reading = new AbortController()
    const { signal } = reading
    const { networkId } = readAsset(asset)
    if (!NAMESPACES.includes(namespaceOf(networkId))) {
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

  const payUrl: Exchanges['payUrl'] = async (order) => {
    checkOrder(order)
    const { exchangeId } = order
    const begun = readPayUrl(api(), order, timers.signal())
    return { exchangeId, ...(await named(begun, 'pay.url-failed')) }
  }

  return {
    api,
    look,
    payUrl,
    list: async (query) =>
      named(readExchanges(api(), query, timers.signal()), 'pay.exchanges-failed'),
    buyStatus: async (session) =>
      named(readBuyStatus(api(), session, timers.signal()), 'pay.status-failed'),
    openUrl: (order) => openUrl(deps, order, payUrl),
    stop: () => reading.abort(),
  }
}

async function openUrl(
  { windows, random, track }: PayDeps,
  order: ExchangeOrder,
  payUrl: Exchanges['payUrl'],
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
    track({ event: 'PAY_EXCHANGE_SELECTED', properties })
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
