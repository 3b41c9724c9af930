import { SANDBOX_SOLANA_ACCOUNTS } from '../solana-accounts.ts'
import type { SolanaHabit } from '../wallets/namespace/habits.ts'
import {
  createSolanaWallet,
  type SolanaWallet,
  type SolanaWalletOptions,
} from '../wallets/solana/create-solana-wallet.ts'
import type { WalletProfile } from '../wallets/standard/wallet-standard.ts'
import type { WalletTarget } from './connect-pages.ts'
import { installNamespaceWallet } from './install-namespace.ts'

/** How a scripted Solana wallet is put into pages. */
export interface InstallSolanaWalletOptions extends Partial<SolanaWalletOptions> {
  /** How it shows itself; "Sandbox Wallet" when left out. */
  readonly face?: Partial<WalletProfile> | undefined
  /** Habits beside its standard; none when left out. */
  readonly habits?: readonly SolanaHabit[] | undefined
}

/** A Solana wallet in pages, driven from the test. */
export type InstalledSolanaWallet = SolanaWallet & { readonly name: string }

/**
 * Puts a scripted Solana wallet into every page that is opened from now on, by the Wallet Standard.
 * The wallet itself lives in the test's process. Its keys are those of the first two seeded
 * accounts by default.
 */
export async function installSolanaWallet(
  target: WalletTarget,
  { face, habits, ...options }: InstallSolanaWalletOptions = {},
): Promise<InstalledSolanaWallet> {
  const [first, second] = SANDBOX_SOLANA_ACCOUNTS
  const privateKeys = options.privateKeys ?? [first.privateKey, second.privateKey]
  const wallet = createSolanaWallet({ ...options, privateKeys })
  return installNamespaceWallet(target, wallet, { script: 'solana-page', face, habits })
}
