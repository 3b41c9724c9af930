import type { FoundStandard, StandardWallet } from '@latchkey/core/adapter'

/** A Solana wallet of this page, asked by the features of the Wallet Standard. */
export type FoundWallet = FoundStandard<StandardWallet>

/** The part of a page's window that wallets use to show up. */
export interface WalletPage extends EventTarget {
  readonly coinbaseSolana?: unknown
  readonly navigator?: { readonly userAgent: string } | undefined
  readonly location?: { readonly host: string } | undefined
}
