import { callFeature, connectAnswer } from '@latchkey/core/adapter'
import {
  LatchkeyError,
  type OpenRequest,
  type Session,
  throwIfAborted,
} from '@latchkey/core/contract'
import type { SessionDeps } from '../session-store.ts'
import { requireAccounts } from '../wallet-state.ts'
import { establish } from './establish.ts'

/**
 * Asks a wallet to connect, in the task of the call, and creates a session from its answer.
 *
 * @throws LatchkeyError `wallet.missing`, `wallet.rejected`, `wallet.busy`, `wallet.no-accounts`,
 * `wallet.malformed`, `wallet.failed`, `aborted`.
 */
export async function openSession(
  deps: SessionDeps,
  { walletId, networkId, ready }: OpenRequest<'solana'>,
  signal: AbortSignal,
): Promise<Session<'solana'>> {
  throwIfAborted(signal)
  const found = deps.discovery.find(walletId)
  if (found === undefined) throw new LatchkeyError('wallet.missing', {})
  const connecting = callFeature(found.handle, 'standard:connect')
  requireAccounts(await connectAnswer(connecting, ready, signal))
  return establish(deps, { found, requested: networkId })
}
