import { connectAnswer } from '@latchkey/core/adapter'
import {
  LatchkeyError,
  type OpenRequest,
  type Session,
  throwIfAborted,
} from '@latchkey/core/contract'
import { readThrown } from '../errors.ts'
import { type SessionDeps, supportedIds } from '../session-store.ts'
import { requestedPurposes } from '../wallets/purposes.ts'
import { establish } from './establish.ts'

/**
 * Asks a wallet to connect, in the task of the call, and creates a session from its answer.
 *
 * @throws LatchkeyError `wallet.missing`, `wallet.rejected`, `wallet.busy`, `wallet.no-accounts`,
 * `wallet.malformed`, `wallet.failed`, `aborted`.
 */
export async function openSession(
  deps: SessionDeps,
  { walletId, networkId = supportedIds(deps.host)[0], ready }: OpenRequest<'bip122'>,
  signal: AbortSignal,
): Promise<Session<'bip122'>> {
  throwIfAborted(signal)
  const found = deps.discovery.find(walletId)
  if (found === undefined) throw new LatchkeyError('wallet.missing', {})
  const purposes = requestedPurposes(deps.host.accountTypes)
  const connecting = found.handle.connect(networkId, purposes).catch((thrown: unknown) => {
    throw readThrown(thrown)
  })
  const answer = await connectAnswer(connecting, ready, signal)
  return establish(deps, { found, answer, networkId })
}
