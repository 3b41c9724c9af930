import { askFeature, type StandardWallet } from '@latchkey/core/adapter'
import { throwIfAborted, untilAborted, walletError } from '@latchkey/core/contract'

/** One question to a wallet, which its owner may have to answer. */
export interface Question {
  /** `solana:signMessage`, and so on. */
  readonly feature: string
  readonly inputs: readonly object[]
}

/**
 * Asks a wallet once; nothing here ever asks again by itself. Source: docs/security.md, S34.
 *
 * @returns What it answers to each of the inputs.
 * @throws LatchkeyError by the wallet's code, `aborted`.
 */
export async function askOwner(
  wallet: StandardWallet,
  { feature, inputs }: Question,
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  throwIfAborted(signal)
  try {
    const answer = await untilAborted(askFeature(wallet, feature, ...inputs), signal)
    return Array.isArray(answer) ? Array.from<unknown>(answer) : []
  } catch (thrown) {
    throw walletError(thrown)
  }
}

/** Whether a wallet can be asked for something. */
export function hasFeature({ features }: StandardWallet, feature: string): boolean {
  try {
    return Reflect.get(Object(features), feature) !== undefined
  } catch {
    // A wallet that throws when it is read can do nothing.
    return false
  }
}
