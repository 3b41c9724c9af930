import { followStandardWallet, type StandardWallet } from '@latchkey/core/adapter'
import type { Clock, Undo } from '@latchkey/core/contract'
import { readAccounts } from '../wallet-state.ts'

/** Listens to a wallet that shares nothing, until it lists accounts. */
export function followLocked(wallet: StandardWallet, clock: Clock): (unlocked: () => void) => Undo {
  return (unlocked) =>
    followStandardWallet(wallet, clock, () => {
      if (readAccounts(wallet)?.length !== 0) unlocked()
    })
}
