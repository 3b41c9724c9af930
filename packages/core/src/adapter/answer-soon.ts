import { type Clock, LatchkeyError } from '../contract/index.ts'
import { refusal } from './refusal.ts'
import { within } from './within.ts'

/** A sleeping extension needs some seconds to wake; one that takes longer is broken. */
const LIMIT_MS = 10_000

const SILENCE = Symbol('silence')

/**
 * Waits for what a wallet was asked that it answers without its owner.
 *
 * @throws LatchkeyError by the wallet's code, `wallet.failed` when it says nothing, `aborted`.
 */
export async function answerSoon(
  asked: Promise<unknown>,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
): Promise<unknown> {
  const limit = { clock, limitMs: LIMIT_MS, otherwise: SILENCE, signal }
  const answer = await within(asked, limit).catch((thrown: unknown) => {
    throw refusal(thrown)
  })
  if (answer === SILENCE) throw new LatchkeyError('wallet.failed', {})
  return answer
}
