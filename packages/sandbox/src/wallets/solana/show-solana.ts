import type { SolanaHabit } from '../namespace/habits.ts'
import type { WalletLine } from '../namespace/namespace-wallet.ts'
import { registerWallet, type WalletProfile } from '../standard/wallet-standard.ts'
import { solanaStandardWallet } from './solana-standard.ts'

/** The members of a window that the wallet uses. */
export type SolanaTarget = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'dispatchEvent'
> & {
  readonly location?: { readonly host: string } | undefined
}

/** Options of a shown wallet. */
interface SolanaShow {
  readonly details: WalletProfile
  /** Habits beside the standard; none when left out. */
  readonly habits?: readonly SolanaHabit[] | undefined
}

/**
 * Registers a Solana wallet with a page. Source: Wallet Standard.
 *
 * @returns Takes it out again.
 */
export function showSolanaWallet(
  line: WalletLine,
  { details: face, habits }: SolanaShow,
  target: SolanaTarget = window,
): () => void {
  const host = target.location?.host
  return registerWallet(solanaStandardWallet(line, face, { host, habits }), target)
}
