import type { AccountId } from '../contract/index.ts'

/** Balances that are read at a time: a wallet may share a hundred accounts. */
const AT_ONCE = 3

/**
 * Reads the balances of all accounts that a view shows, a few at a time, until the signal fires.
 *
 * @param read - Settles when one is read; it never rejects.
 */
export async function readShown(
  accounts: readonly AccountId[],
  read: (account: AccountId, signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const waiting = [...new Set(accounts)]
  async function readNext(): Promise<void> {
    const account = waiting.shift()
    if (account === undefined || signal.aborted) return
    await read(account, signal)
    await readNext()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readNext))
}
