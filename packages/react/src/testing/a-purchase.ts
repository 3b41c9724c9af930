import type {
  OnrampOffer,
  OnrampOrder,
  OnrampProvider,
  OnrampQuote,
  OnrampState,
  Snapshot,
} from '@latchkey/core'
import { ADDRESS, aSnapshot, connectedOn } from './a-snapshot.ts'

/** The account that receives the purchases of these tests. */
const ACCOUNT = `eip155:1:${ADDRESS}` as const

/** When prices were read, in epoch milliseconds: 18 November 2026. */
export const NOW_MS = Date.UTC(2026, 10, 18, 12)

const DAY_MS = 24 * 60 * 60_000

/** A price of 200 dollars in USDC. */
export function priced(fee: string, get: string, more: Partial<OnrampQuote> = {}): OnrampOffer {
  return {
    status: 'ready',
    isRefreshing: false,
    quote: {
      isEstimate: false,
      method: 'card',
      networkId: 'eip155:1',
      atMs: NOW_MS,
      pay: dollars('200'),
      fee: dollars(fee),
      get: { amountText: get, currency: 'USDC' },
      ...more,
    },
  }
}

function dollars(amountText: string) {
  return { amountText, currency: 'USD' }
}

/** The offer of a provider without a price. */
export const NO_PRICE: OnrampOffer = {
  status: 'unavailable',
  reason: 'noPrice',
  estimate: { isEstimate: true, pay: dollars('200') },
}

/** A provider that sells, or not. */
export function aProvider(name: string, offer: OnrampOffer): OnrampProvider {
  return { id: name.toLowerCase(), name, networkIds: [], offer }
}

const USDC = {
  id: 'usdc',
  name: 'USD Coin',
  symbol: 'USDC',
  networks: [{ networkId: 'eip155:1', name: 'ethereum', displayName: 'Ethereum' }],
} as const

/** The options of a purchase: the ways to pay, and the tokens that can be bought. */
export const OPTIONS = {
  payments: [
    {
      id: 'USD',
      methods: [
        { id: 'card', code: 'card', minText: '10', maxText: '7500' },
        { id: 'ach_bank_account', code: 'ach_bank_account', minText: '10', maxText: '25000' },
      ],
    },
    { id: 'EUR', methods: [{ id: 'card', code: 'card', minText: '10', maxText: '7500' }] },
  ],
  tokens: [USDC, { ...USDC, id: 'eth', name: 'Ether', symbol: 'ETH' }],
} as const

/** A visitor who pays 200 dollars for USDC, at four providers. */
export function anOnramp(changes: Partial<OnrampState> = {}): OnrampState {
  return {
    account: ACCOUNT,
    amountText: '200',
    paymentId: 'USD',
    methodId: 'card',
    symbol: 'USDC',
    options: { status: 'ready', isSample: false, ...OPTIONS },
    providers: [
      aProvider('Millrace', priced('3', '197', { minutes: 2 })),
      aProvider('Quay', priced('2.42', '197.58', { minutes: 5 })),
      aProvider('Tollhouse', {
        status: 'unavailable',
        reason: 'belowLimit',
        limit: dollars('250'),
      }),
      aProvider('Brightside', priced('3.8', '196.2', { minutes: 10 })),
    ],
    nextQuotesAtMs: NOW_MS + 24_000,
    orders: [],
    history: { status: 'idle', items: [] },
    ...changes,
  }
}

/** An order at Quay. */
export function anOrder(current: OnrampOrder['current'], changes: Partial<OnrampOrder> = {}) {
  return {
    id: 'order',
    account: ACCOUNT,
    seller: { id: 'quay', name: 'Quay' },
    pay: dollars('200'),
    fee: dollars('2.42'),
    method: 'card',
    networkId: 'eip155:1',
    get: { amountText: '197.58', currency: 'USDC' },
    startedAtMs: NOW_MS,
    link: 'https://quay.example/buy',
    isBlocked: false,
    current,
    ...changes,
  } satisfies OnrampOrder
}

/** The earlier purchases, newest first: as on board 12. */
export const ITEMS: OnrampState['history']['items'] = [
  {
    id: '3',
    provider: 'Quay',
    status: 'pending',
    atMs: NOW_MS,
    get: { amountText: '197.58', currency: 'USDC' },
    pay: dollars('200'),
  },
  {
    id: '2',
    provider: 'Millrace',
    status: 'bought',
    atMs: NOW_MS - 2 * DAY_MS,
    get: { amountText: '0.0371', currency: 'ETH' },
    pay: dollars('120'),
  },
  {
    id: '1',
    provider: 'Quay',
    status: 'failed',
    atMs: NOW_MS - 19 * DAY_MS,
    reason: 'card_declined',
    pay: dollars('80'),
  },
]

/** A snapshot of a visitor who buys. */
export function anOnrampSnapshot(changes: Partial<OnrampState> = {}): Snapshot {
  return aSnapshot({ ...connectedOn(), onramp: anOnramp(changes) })
}
