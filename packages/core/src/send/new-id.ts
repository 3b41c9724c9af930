import { LatchkeyError } from '../contract/index.ts'
import type { Snapshot } from '../store/state/root.ts'

/**
 * Asks a wallet for something that was never sent before: a wallet that names what the visitor sent earlier
 * would have it count twice. Source: docs/security.md, S68.
 *
 * @returns The wallet's answer, which is the id of a transaction or of a batch.
 * @throws LatchkeyError `transfer.unknown` if it is not known what the wallet did; else as `ask`.
 */
export async function askForNew(
  { pendingTransactions }: Pick<Snapshot, 'pendingTransactions'>,
  ask: () => Promise<string>,
): Promise<string> {
  // Hashes are the same in capitals.
  const before = new Set(pendingTransactions.map(({ id }) => id.toLowerCase()))
  const id = await ask()
  if (before.has(id.toLowerCase())) throw new LatchkeyError('transfer.unknown', {})
  return id
}
