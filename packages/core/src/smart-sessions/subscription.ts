import type { RequestedPermission } from './grant-request.ts'

/** How often an amount may be taken: each second, day, week, or month of 30 days. */
export type SubscriptionInterval = '1s' | '1d' | '1w' | '1m'

/** A subscription: an amount that a website may take again and again. */
export interface SubscriptionRequest {
  /** Hexadecimal. */
  readonly chainId: `0x${string}`
  /** `0x…`, of a secp256k1 key of the website. */
  readonly signerPublicKey: `0x${string}`
  readonly interval: SubscriptionInterval
  readonly asset: 'native'
  /** Hexadecimal, in wei. */
  readonly amount: `0x${string}`
  /** Epoch seconds, in the future. */
  readonly expiry: number
}

/** Source: docs/views.md, section 3. */
const PERIODS_S: Readonly<Record<SubscriptionInterval, number>> = {
  '1s': 1,
  '1d': 86_400,
  '1w': 604_800,
  '1m': 2_592_000,
}

/** The request that a subscription is; it begins a moment after `nowMs`. It is checked like any other. */
export function subscriptionRequest(subscription: SubscriptionRequest, nowMs: number): object {
  const { chainId, signerPublicKey, interval, amount, expiry } = subscription
  const start = Math.floor(nowMs / 1_000) + START_S
  const period = Object.hasOwn(PERIODS_S, interval) ? PERIODS_S[interval] : 0
  const permission: RequestedPermission = {
    type: 'native-token-recurring-allowance',
    data: { allowance: amount, start, period },
  }
  return {
    chainId,
    expiry,
    permissions: [permission],
    policies: [],
    signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: signerPublicKey }] } },
  }
}

/** The start has to be in the future while the visitor decides. */
const START_S = 60
