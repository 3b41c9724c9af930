import { throwIfAborted, untilAborted, walletError } from '@latchkey/core/contract'
import { ask, type Eip1193Provider } from '../eip1193.ts'

/** One question to a wallet, which its owner may have to answer. */
export interface Question {
  readonly method: string
  readonly params: readonly unknown[]
}

/**
 * Asks a wallet once; nothing here ever asks again by itself. Source: security rule S34.
 *
 * @throws LatchkeyError by the wallet's code, `aborted`.
 */
export async function askOwner(
  provider: Eip1193Provider,
  { method, params }: Question,
  signal: AbortSignal,
): Promise<unknown> {
  throwIfAborted(signal)
  try {
    return await untilAborted(ask(provider, method, params), signal)
  } catch (thrown) {
    throw walletError(thrown)
  }
}
