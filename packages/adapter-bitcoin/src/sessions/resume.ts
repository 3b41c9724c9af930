import { awaitWallet, requireUnambiguous } from '@latchkey/core/adapter'
import { type OpenRequest, type Session, throwIfAborted } from '@latchkey/core/contract'
import { requireAccounts, sharedSoon } from '../read-accounts.ts'
import type { SessionDeps } from '../session-store.ts'
import { establish } from './establish.ts'

/**
 * Resumes an earlier session without any prompt.
 *
 * @returns undefined when the wallet shares nothing any more.
 * @throws LatchkeyError `wallet.missing`, `wallet.ambiguous`, `wallet.malformed`, `wallet.failed`,
 * `aborted`.
 */
export async function resumeSession(
  deps: SessionDeps,
  { walletId, networkId }: OpenRequest<'bip122'>,
  signal: AbortSignal,
): Promise<Session<'bip122'> | undefined> {
  throwIfAborted(signal)
  const { discovery, store, host } = deps
  const { clock } = host
  const found = await awaitWallet({ discovery, clock }, walletId, signal)
  const answer = await sharedSoon(found.handle, { clock, signal })
  // A second wallet may have appeared under the same identity during the request.
  requireUnambiguous(discovery.find(found.wallet.id))
  if (requireAccounts(answer).length === 0) {
    store.remove(found.wallet.id, false)
    return undefined
  }
  return establish(deps, { found, answer, networkId })
}
