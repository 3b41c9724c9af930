import {
  type Clock,
  isLatchkeyError,
  LatchkeyError,
  throwIfAborted,
  untilAborted,
  walletError,
} from '../contract/index.ts'
import { within } from './within.ts'

/** A sleeping extension needs some seconds to wake; one that takes longer is broken. */
const SILENT_ANSWER_LIMIT_MS = 10_000
/**
 * How long a wallet may take to forget the website. The session is closed on our side before that.
 */
const FORGET_LIMIT_MS = 1_000
/**
 * The time that a wallet that agreed to switch to a network may take for it, in milliseconds: one in the page as
 * well as one behind a relay.
 */
export const SWITCH_LIMIT_MS = 5_000

const SILENCE = Symbol('silence')

/**
 * Translates an error of a wallet that was asked to connect or to switch the network. A refusal is
 * `wallet.rejected` there, not `wallet.request-rejected`.
 */
export function refusal(thrown: unknown): LatchkeyError {
  const error = walletError(thrown)
  if (!isLatchkeyError(error, 'wallet.request-rejected')) return error
  return new LatchkeyError('wallet.rejected', {}, { cause: thrown })
}

/**
 * Waits for a wallet that was asked to connect, without a time limit: its owner has to confirm.
 *
 * @param ready - See `OpenRequest.ready`; its failure is thrown.
 * @throws LatchkeyError by the wallet's code, `aborted`.
 */
export async function connectAnswer<T>(
  request: Promise<T>,
  ready: Promise<unknown> | undefined,
  signal: AbortSignal,
): Promise<T> {
  const answer = request.catch((thrown: unknown) => {
    throw refusal(thrown)
  })
  const [result] = await untilAborted(Promise.all([answer, ready]), signal)
  return result
}

/**
 * Sends a wallet one request that its owner may have to confirm. It is never repeated.
 * Source: docs/security.md, S34.
 *
 * @param send - Sends the request; called in the calling task, and not at all after an abort.
 * @throws LatchkeyError by the wallet's code, `aborted`.
 */
export async function requestWallet<T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> {
  throwIfAborted(signal)
  try {
    return await untilAborted(send(), signal)
  } catch (thrown) {
    throw walletError(thrown)
  }
}

/**
 * Waits for an answer that the wallet gives without its owner.
 *
 * @throws LatchkeyError by the wallet's code, `wallet.failed` when it does not answer in time,
 * `aborted`.
 */
export async function answerSoon(
  request: Promise<unknown>,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
): Promise<unknown> {
  const limit = { clock, limitMs: SILENT_ANSWER_LIMIT_MS, otherwise: SILENCE, signal }
  const answer = await within(request, limit).catch((thrown: unknown) => {
    throw refusal(thrown)
  })
  if (answer === SILENCE) throw new LatchkeyError('wallet.failed', {})
  return answer
}

/** Asks a wallet to forget the website. Never fails or hangs. */
export async function requestRevoke(forget: () => Promise<unknown>, clock: Clock): Promise<void> {
  try {
    await within(forget(), { clock, limitMs: FORGET_LIMIT_MS, otherwise: undefined })
  } catch {
    // Many wallets can't forget a website. The session is closed anyway.
  }
}
