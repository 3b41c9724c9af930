import { requestWallet as requestWalletOnce } from '@latchkey/core/adapter'
import { isLatchkeyError, LatchkeyError } from '@latchkey/core/contract'
import { type Eip1193Provider, request } from '../eip1193.ts'
import { hexAnswer } from '../hex-answer.ts'

/** One request to a wallet, which its owner may have to confirm. */
export interface WalletRequest {
  readonly method: string
  readonly params: readonly unknown[]
}

/**
 * Sends one request to a wallet, never repeated. Source: docs/security.md, S34.
 *
 * @throws LatchkeyError by the wallet's code, `aborted`.
 */
export function requestWallet(
  provider: Eip1193Provider,
  { method, params }: WalletRequest,
  signal: AbortSignal,
): Promise<unknown> {
  return requestWalletOnce(() => request(provider, method, params), signal)
}

/**
 * The same for a request that sends something. A shared wallet may be silent, of which its provider tells in
 * the form of EIP-1193.
 *
 * @throws LatchkeyError `transfer.unknown` then, and as `requestWallet`.
 */
export async function requestSending(
  provider: Eip1193Provider,
  question: WalletRequest,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    return await requestWallet(provider, question, signal)
  } catch (thrown) {
    const { cause } = Object(Object(thrown).cause)
    throw isLatchkeyError(cause, 'transfer.unknown') ? cause : thrown
  }
}

/** Source: docs/specification.md, section 5. */
const SIGNATURE = /^0x(?:[0-9a-f]{2}){31,}$/i
const HASH = /^0x[0-9a-f]{64}$/i

/** @throws LatchkeyError `wallet.malformed` when the wallet's answer is no signature. */
export function requireSignature(answer: unknown): string {
  const text = hexAnswer(answer)
  if (text !== undefined && SIGNATURE.test(text)) return text
  throw new LatchkeyError('wallet.malformed', {})
}

/**
 * @throws LatchkeyError `transfer.unknown` when the wallet's answer is no transaction hash: it may have sent
 * something. Source: docs/security.md, S35.
 */
export function requireHash(answer: unknown): string {
  const text = hexAnswer(answer)
  if (text !== undefined && HASH.test(text)) return text
  throw new LatchkeyError('transfer.unknown', {})
}
