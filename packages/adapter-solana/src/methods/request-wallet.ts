import {
  callFeature,
  requestWallet as requestWalletOnce,
  type StandardWallet,
} from '@latchkey/core/adapter'
import type { ObserveRequest } from '@latchkey/core/contract'
import { readThrown } from '../errors.ts'
import { outputsOf } from './answer-bytes.ts'

/** A wallet, and what its requests are reported to. */
export interface ObservableWallet {
  readonly wallet: StandardWallet
  readonly observe?: ObserveRequest | undefined
}

/** One request to a wallet, which its owner may have to confirm. */
export interface WalletRequest {
  /** `solana:signMessage`, and so on. */
  readonly feature: string
  readonly inputs: readonly object[]
}

/**
 * Calls a feature of a wallet in the calling task; see `callFeature`. Its errors are translated here, and
 * nowhere else.
 */
export function callWallet(
  { wallet, observe }: ObservableWallet,
  feature: string,
  ...inputs: readonly object[]
): Promise<unknown> {
  const answer = callFeature(wallet, feature, ...inputs).catch((thrown: unknown) => {
    throw readThrown(thrown)
  })
  observe?.(feature, answer)
  return answer
}

/**
 * Sends one request to a wallet, never repeated. Source: docs/security.md, S34.
 *
 * @returns The wallet's answer to each of the inputs.
 * @throws LatchkeyError by the wallet's code, `aborted`.
 */
export async function requestWallet(
  wallet: ObservableWallet,
  { feature, inputs }: WalletRequest,
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  return requestWalletOnce(
    async () => outputsOf(await callWallet(wallet, feature, ...inputs)),
    signal,
  )
}

/** Returns true if a wallet has a feature. A wallet that throws when it is read has none. */
export function hasFeature({ features }: StandardWallet, feature: string): boolean {
  try {
    return Reflect.get(Object(features), feature) !== undefined
  } catch {
    // A wallet that throws when it is read has no feature.
    return false
  }
}
