import { connectAnswer } from '@latchkey/core/adapter'
import {
  LatchkeyError,
  type OpenRequest,
  type Session,
  throwIfAborted,
} from '@latchkey/core/contract'
import { request } from '../eip1193.ts'
import type { SessionDeps } from '../session-store.ts'
import { requireAddresses } from '../wallet-answers.ts'
import { establish } from './establish.ts'
import { watchChanges } from './watch-changes.ts'

/**
 * Asks a wallet to connect, in the task of the call, and creates a session from its answer.
 *
 * @throws LatchkeyError `wallet.missing`, `wallet.rejected`, `wallet.busy`, `wallet.no-accounts`,
 * `wallet.malformed`, `wallet.failed`, `aborted`.
 */
export async function openSession(
  deps: SessionDeps,
  { walletId, ready }: OpenRequest<'eip155'>,
  signal: AbortSignal,
): Promise<Session<'eip155'>> {
  throwIfAborted(signal)
  const found = deps.discovery.find(walletId)
  if (found === undefined) throw new LatchkeyError('wallet.missing', {})
  const accountsRequest = request(found.provider, 'eth_requestAccounts')
  const addresses = requireAddresses(await connectAnswer(accountsRequest, ready, signal))
  if (addresses.length === 0) throw new LatchkeyError('wallet.no-accounts', {})
  const changes = watchChanges(found.provider)
  try {
    return await establish(deps, { found, addresses, changes }, signal)
  } finally {
    changes.end()
  }
}
