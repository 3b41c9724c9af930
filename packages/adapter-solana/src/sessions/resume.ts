import { answerSoon, awaitWallet, requireUnambiguous } from '@latchkey/core/adapter'
import { type OpenRequest, type Session, throwIfAborted } from '@latchkey/core/contract'
import { callWallet } from '../methods/request-wallet.ts'
import type { SessionDeps } from '../session-store.ts'
import { requireAccounts } from '../wallet-state.ts'
import { establish } from './establish.ts'
import { followLocked } from './follow-locked.ts'
import { untilListed } from './until-listed.ts'

/**
 * Resumes an earlier session without any prompt.
 *
 * @returns undefined when the wallet shares nothing now: it is waited for.
 * @throws LatchkeyError `wallet.missing`, `wallet.ambiguous`, `wallet.malformed`, `wallet.failed`,
 * `aborted`.
 */
export async function resumeSession(
  deps: SessionDeps,
  request: OpenRequest<'solana'>,
  signal: AbortSignal,
): Promise<Session<'solana'> | undefined> {
  throwIfAborted(signal)
  const { discovery, store, locked, host } = deps
  const waiting = { clock: host.clock, signal }
  const found = await awaitWallet({ discovery, clock: host.clock }, request.walletId, signal)
  const asked = { wallet: found.handle, observe: found.observe }
  const connecting = callWallet(asked, 'standard:connect', { silent: true })
  const wait = (): void => locked.wait(found.wallet.id, followLocked(found.handle, host.clock))
  const answering = answerSoon(connecting, waiting)
  const answered = await answering.then(requireAccounts).catch((thrown: unknown) => {
    // Some locked wallets fail, and others never answer.
    if (!signal.aborted) wait()
    throw thrown
  })
  if (answered.length > 0) await untilListed(found.handle, waiting)
  // A second wallet may have appeared under the same identity during the request.
  requireUnambiguous(discovery.find(found.wallet.id))
  if (answered.length === 0) {
    store.remove(found.wallet.id, false)
    wait()
    return undefined
  }
  return establish(deps, { found, requested: request.networkId })
}
