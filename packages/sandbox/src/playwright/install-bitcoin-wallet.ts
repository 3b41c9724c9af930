import {
  type BitcoinWallet,
  type BitcoinWalletOptions,
  createBitcoinWallet,
} from '../wallets/bitcoin/create-bitcoin-wallet.ts'
import type { BitcoinShape } from '../wallets/bitcoin/show-bitcoin.ts'
import type { BitcoinHabit } from '../wallets/namespace/habits.ts'
import type { WalletProfile } from '../wallets/standard/wallet-standard.ts'
import type { WalletTarget } from './connect-pages.ts'
import { installNamespaceWallet } from './install-namespace.ts'

/** How a scripted Bitcoin wallet is put into pages. */
export interface InstallBitcoinWalletOptions extends BitcoinWalletOptions {
  /** How it shows itself; "Sandbox Wallet" when left out. */
  readonly face?: Partial<WalletProfile> | undefined
  /** In which ways it can be found; by the Wallet Standard when left out. */
  readonly shapes?: readonly BitcoinShape[] | undefined
  /** Habits beside its standard; none when left out. */
  readonly habits?: readonly BitcoinHabit[] | undefined
}

/** A Bitcoin wallet in pages, driven from the test. */
export type InstalledBitcoinWallet = BitcoinWallet & { readonly name: string }

/**
 * Puts a scripted Bitcoin wallet into every page that is opened from now on. The wallet itself lives
 * in the test's process.
 */
export async function installBitcoinWallet(
  target: WalletTarget,
  { face, habits, shapes = ['standard'], ...options }: InstallBitcoinWalletOptions = {},
): Promise<InstalledBitcoinWallet> {
  const wallet = createBitcoinWallet(options)
  const more = { shapes, network: wallet.network }
  return installNamespaceWallet(target, wallet, { script: 'bitcoin-page', face, more, habits })
}
