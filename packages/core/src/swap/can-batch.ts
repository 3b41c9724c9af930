import type { AccountId } from '../contract/index.ts'
import { type WorkLimit, workWithin } from '../platform/work-within.ts'
import type { Sender } from '../send/require-sender.ts'

/** How long a wallet may take to say what it can, in milliseconds; some never answer. */
const LIMIT_MS = 3_000

interface Of {
  readonly timers: WorkLimit['timers']
  readonly sender: Pick<Sender, 'adapter' | 'sessionId'>
}

/**
 * Resolves with true if the wallet executes several calls as one, all or none. A wallet that would
 * first have to change the account counts as one that can't. Source: EIP-5792.
 */
export async function canBatch(
  { sender: { adapter, sessionId }, timers }: Of,
  account: AccountId,
  signal: AbortSignal,
): Promise<boolean> {
  const { calls } = adapter
  if (calls === undefined) return false
  const ask = (own: AbortSignal) => calls.capabilities(sessionId, account, own)
  // Wallets that do not know the question refuse it.
  const answer = workWithin({ limitMs: LIMIT_MS, timers }, ask, signal).catch(() => undefined)
  const { atomic, atomicBatch } = Object(await answer)
  // The second is the name in the first version, and counts where the first one is missing.
  if (atomic !== undefined) return Object(atomic).status === 'supported'
  return Object(atomicBatch).supported === true
}
