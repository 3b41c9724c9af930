import { type BitcoinShape, showBitcoinWallet } from '../../wallets/bitcoin/show-bitcoin.ts'
import type { BitcoinHabit } from '../../wallets/namespace/habits.ts'
import type { WalletProfile } from '../../wallets/standard/wallet-standard.ts'
import { bridgeLine } from './bridge-line.ts'

/** Options of the script. */
export interface BitcoinPageOptions {
  /** Name of the function on the window that leads to the wallet outside. */
  readonly line: string
  readonly details: WalletProfile
  readonly shapes: readonly BitcoinShape[]
  readonly network: string
  readonly habits?: readonly BitcoinHabit[] | undefined
}

/** Runs in the page: shows a Bitcoin wallet that lives outside of it. */
export function showBitcoin({ line, ...options }: BitcoinPageOptions): void {
  showBitcoinWallet(bridgeLine(line), options)
}
