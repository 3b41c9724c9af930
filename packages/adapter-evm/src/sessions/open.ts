import { refusal } from '@latchkey/core/adapter'
import { LatchkeyError, type Session, untilAborted } from '@latchkey/core/contract'
import type { AskedWallet } from './ask-to-connect.ts'
import { establish } from './establish.ts'
import type { SessionDeps } from './session-deps.ts'
import { needAddresses } from './wallet-answers.ts'
import { watchChanges } from './watch-changes.ts'

/**
 * Makes a session of what a wallet answers that was asked to connect.
 *
 * @throws LatchkeyError `wallet.rejected`, `wallet.busy`, `wallet.no-accounts`, `wallet.malformed`,
 * `wallet.failed`, `aborted`.
 */
export async function openSession(
  deps: SessionDeps,
  { found, asked }: AskedWallet,
  signal: AbortSignal,
): Promise<Session<'eip155'>> {
  const answer = await untilAborted(asked, signal).catch((thrown: unknown) => {
    throw refusal(thrown)
  })
  const addresses = needAddresses(answer)
  if (addresses.length === 0) throw new LatchkeyError('wallet.no-accounts', {})
  const changes = watchChanges(found.provider)
  try {
    return await establish(deps, { found, addresses, changes }, signal)
  } finally {
    changes.end()
  }
}
