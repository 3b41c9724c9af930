import { refusal } from '@latchkey/core/adapter'
import { type Session, untilAborted } from '@latchkey/core/contract'
import type { AskedWallet } from './ask-to-connect.ts'
import { establish } from './establish.ts'
import type { SessionDeps } from './session-deps.ts'
import { needAccounts } from './standing.ts'

/**
 * Makes a session of what a wallet answers that was asked to connect.
 *
 * @throws LatchkeyError `wallet.rejected`, `wallet.busy`, `wallet.no-accounts`, `wallet.malformed`,
 * `wallet.failed`, `aborted`.
 */
export async function openSession(
  deps: SessionDeps,
  { found, wished, asked }: AskedWallet,
  signal: AbortSignal,
): Promise<Session<'solana'>> {
  const answer = await untilAborted(asked, signal).catch((thrown: unknown) => {
    throw refusal(thrown)
  })
  needAccounts(answer)
  return establish(deps, { found, wished })
}
