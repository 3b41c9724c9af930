import { awaitWallet, requireUnambiguous } from '@latchkey/core/adapter'
import { type OpenRequest, type Session, throwIfAborted } from '@latchkey/core/contract'
import { requireAccounts, sharedSoon } from '../read-accounts.ts'
import type { SessionDeps } from '../session-store.ts'
import { establish } from './establish.ts'
import { followLocked } from './follow-locked.ts'

/**
 * Resumes an earlier session without any prompt.
 *
 * @returns undefined when the wallet shares nothing now: it is waited for.
 * @throws LatchkeyError `wallet.missing`, `wallet.ambiguous`, `wallet.malformed`, `wallet.failed`,
 * `aborted`.
 */
export async function resumeSession(
  deps: SessionDeps,
  { walletId, networkId }: OpenRequest<'bip122'>,
  signal: AbortSignal,
): Promise<Session<'bip122'> | undefined> {
  throwIfAborted(signal)
  const { discovery, store, locked, host } = deps
  const { clock } = host
  const found = await awaitWallet({ discovery, clock }, walletId, signal)
  const wait = (): void => locked.wait(found.wallet.id, followLocked(found.handle, clock))
  const answering = sharedSoon(found.handle, { clock, signal })
  const read = answering.then((answer) => ({ answer, accounts: requireAccounts(answer) }))
  const { answer, accounts } = await read.catch((thrown: unknown) => {
    // Some locked wallets fail, and others never answer.
    if (!signal.aborted) wait()
    throw thrown
  })
  // A second wallet may have appeared under the same identity during the request.
  requireUnambiguous(discovery.find(found.wallet.id))
  if (accounts.length === 0) {
    store.remove(found.wallet.id, false)
    wait()
    return undefined
  }
  return establish(deps, { found, answer, networkId })
}
