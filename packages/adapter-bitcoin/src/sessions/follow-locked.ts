import type { Clock, Undo } from '@latchkey/core/contract'
import { readAccounts } from '../read-accounts.ts'
import type { BitcoinWallet } from '../wallets/bitcoin-wallet.ts'

/** Listens to a wallet that shares nothing, until it says that it shares accounts, or may. */
export function followLocked(wallet: BitcoinWallet, clock: Clock): (unlocked: () => void) => Undo {
  return (unlocked) =>
    wallet.follow((answer) => {
      if (answer === undefined || readAccounts(answer)?.length !== 0) unlocked()
    }, clock)
}
