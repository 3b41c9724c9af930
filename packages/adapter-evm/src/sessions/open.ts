import { answerSoon, connectAnswer } from '@latchkey/core/adapter'
import {
  type Clock,
  isLatchkeyError,
  LatchkeyError,
  type OpenRequest,
  type Session,
  throwIfAborted,
  untilAborted,
} from '@latchkey/core/contract'
import { type Eip1193Provider, request } from '../eip1193.ts'
import type { SessionDeps } from '../session-store.ts'
import { readAddresses, requireAddresses } from '../wallet-answers.ts'
import { isListedOtherwise } from './account-order.ts'
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
  const answer = await connectAnswer(accountsRequest, ready, signal)
  const { provider } = found
  const { clock } = deps.host
  const addresses = await readShared({ provider, answer }, clock, signal)
  const changes = watchChanges(provider)
  try {
    const unordered = isListedOtherwise(provider, clock, addresses)
    return await establish(deps, { found, addresses, unordered, changes }, signal)
  } finally {
    changes.end()
  }
}

/** The times to wait, one after the other, before the accounts are read again, in milliseconds. */
const WAITS_MS = [0, 1_000]

interface Answered {
  readonly provider: Eip1193Provider
  /** The answer of `eth_requestAccounts`. */
  readonly answer: unknown
}

/**
 * The accounts that a wallet shares: of those that agree with an answer of no use, some have them in
 * `eth_accounts`.
 *
 * @throws LatchkeyError `wallet.no-accounts`, `wallet.malformed`, `aborted`.
 */
async function readShared(
  { provider, answer }: Answered,
  clock: Clock,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const given = readAddresses(answer) ?? []
  if (given.length > 0) return given
  try {
    for (const waitMs of WAITS_MS) {
      if (waitMs > 0) await pause(waitMs, clock, signal)
      const again = answerSoon(request(provider, 'eth_accounts'), { clock, signal })
      const shared = readAddresses(await again) ?? []
      if (shared.length > 0) return shared
    }
  } catch (thrown) {
    // The first answer decides, then.
    if (isLatchkeyError(thrown, 'aborted')) throw thrown
  }
  requireAddresses(answer)
  throw new LatchkeyError('wallet.no-accounts', {})
}

function pause(waitMs: number, clock: Clock, signal: AbortSignal): Promise<void> {
  return untilAborted(new Promise<void>((resolve) => clock.after(waitMs, resolve)), signal)
}
