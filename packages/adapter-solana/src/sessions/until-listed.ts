import type { StandardWallet } from '@latchkey/core/adapter'
import { type Clock, untilAborted } from '@latchkey/core/contract'
import { readAccounts } from '../wallet-state.ts'

/** The times to wait, one after the other, for the list of a wallet that answered with accounts, in milliseconds. */
const WAITS_MS = [0, 100, 900]

/**
 * Waits until a wallet that answered with accounts lists some: its list is what requests use, and some wallets
 * change it only after their answer. One that lists none in time is a wallet without accounts.
 *
 * @throws LatchkeyError `aborted`.
 */
export async function untilListed(
  wallet: StandardWallet,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
): Promise<void> {
  for (const waitMs of WAITS_MS) {
    if (readAccounts(wallet)?.length !== 0) return
    await untilAborted(new Promise<void>((resolve) => clock.after(waitMs, resolve)), signal)
  }
}
