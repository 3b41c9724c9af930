import type { SolanaHabit } from '../../wallets/namespace/habits.ts'
import { showSolanaWallet } from '../../wallets/solana/show-solana.ts'
import type { WalletProfile } from '../../wallets/standard/wallet-standard.ts'
import { bridgeLine } from './bridge-line.ts'

/** Options of the script. */
export interface SolanaPageOptions {
  /** Name of the function on the window that leads to the wallet outside. */
  readonly line: string
  readonly details: WalletProfile
  readonly habits?: readonly SolanaHabit[] | undefined
}

/** Runs in the page: shows a Solana wallet that lives outside of it. */
export function showSolana({ line, details, habits }: SolanaPageOptions): void {
  showSolanaWallet(bridgeLine(line), { details, habits })
}
