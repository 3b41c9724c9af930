import type { WalletLine } from '../namespace/namespace-wallet.ts'
import { registerWallet, type WalletProfile } from '../standard/wallet-standard.ts'
import { solanaStandardWallet } from './solana-standard.ts'

/** What of a window is needed. */
export type SolanaTarget = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'dispatchEvent'
> & {
  readonly location?: { readonly host: string } | undefined
}

/**
 * Registers a Solana wallet with a page. Source: Wallet Standard.
 *
 * @returns Takes it out again.
 */
export function showSolanaWallet(
  line: WalletLine,
  { details: face }: { readonly details: WalletProfile },
  target: SolanaTarget = window,
): () => void {
  return registerWallet(solanaStandardWallet(line, face, target.location?.host), target)
}
