import { refusal } from '@latchkey/core/adapter'
import { type Session, untilAborted } from '@latchkey/core/contract'
import { establish } from './establish.ts'
import type { AskedWallet, SessionDeps } from './session-deps.ts'

/**
 * Makes a session of what a wallet answers that was asked to connect.
 *
 * @throws LatchkeyError `wallet.rejected`, `wallet.busy`, `wallet.no-accounts`, `wallet.malformed`,
 * `wallet.failed`, `aborted`.
 */
export async function openSession(
  deps: SessionDeps,
  { found, asked, networkId }: AskedWallet,
  signal: AbortSignal,
): Promise<Session<'bip122'>> {
  const word = await untilAborted(asked, signal).catch((thrown: unknown) => {
    throw refusal(thrown)
  })
  return establish(deps, { found, word, networkId })
}
