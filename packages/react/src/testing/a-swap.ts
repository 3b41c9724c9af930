import type { Snapshot } from '@latchkey/core'
import { ADDRESS, aSnapshot, connectedOn } from './a-snapshot.ts'
import { EXCHANGE, USDC } from './a-swap-source.ts'

/** The account that swaps in these tests. */
const SWAP_ACCOUNT = `eip155:1:${ADDRESS}` as const
export const ETHER = { symbol: 'ETH', name: 'Ether', decimals: 18 }
const DOLLAR = { symbol: 'USDC', name: 'USD Coin', decimals: 6, address: USDC }

type Swap = NonNullable<Snapshot['swap']>

/** The quote for 0.25 ETH at 3,115.656 USDC. */
export const QUOTE: Extract<Swap['quote'], { readonly status: 'ready' }> = {
  status: 'ready',
  of: { account: SWAP_ACCOUNT, from: ETHER, to: DOLLAR, units: '250000000000000000' },
  units: '778914000',
  amountText: '778.914',
  atMs: 0,
  isRefreshing: false,
}

/** A review of it. */
export const REVIEW: Extract<Swap['current'], { readonly step: 'reviewing' }>['review'] = {
  ...QUOTE.of,
  amountText: '0.25',
  sessionId: 's',
  request: 'swap',
  calls: [],
  exchange: EXCHANGE,
  exchangeName: 'Fathom',
  isVouched: true,
  toUnits: '778914000',
  toAmountText: '778.914',
  minimumUnits: '771124860',
  minimumText: '771.12486',
  quotedAtMs: 0,
  priceImpact: 0.31,
  feeText: '0.000006',
  maxFee: '9',
  maxFeeText: '0.000009',
}

/** A visitor with 1.5 ETH who swaps. */
export function aSwapSnapshot(swap: Partial<Swap> = {}): Snapshot {
  const holding = { networkId: 'eip155:1', ...ETHER, amountText: '1.5', priceUsd: 3_125 } as const
  return aSnapshot({
    ...connectedOn(),
    balances: { [SWAP_ACCOUNT]: { status: 'ready', amountText: '1.5', symbol: 'ETH' } },
    portfolio: {
      scope: 'network',
      accounts: {
        [SWAP_ACCOUNT]: { status: 'ready', holdings: [{ ...holding, valueUsd: 4_687.5 }] },
      },
    },
    swap: {
      account: SWAP_ACCOUNT,
      isSupported: true,
      from: ETHER,
      to: DOLLAR,
      amountText: '0.25',
      isMax: false,
      isReadingMax: false,
      list: { status: 'ready', tokens: [ETHER, DOLLAR] },
      feePercent: 0.85,
      quote: QUOTE,
      nextQuoteAtMs: undefined,
      prices: { native: 3_125, [USDC.toLowerCase()]: 1 },
      gasPrice: undefined,
      consent: {},
      current: { step: 'idle' },
      ...swap,
    },
  })
}
