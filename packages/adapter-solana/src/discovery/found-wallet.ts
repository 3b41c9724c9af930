import type { FoundStandard, StandardWallet } from '@latchkey/core/adapter'

/** A Solana wallet of this page; requests use the features of the Wallet Standard. */
export type FoundWallet = FoundStandard<StandardWallet>

/** The part of a page's window where wallets appear. */
export interface WalletPage extends EventTarget {
  readonly coinbaseSolana?: unknown
  readonly navigator?: { readonly userAgent: string } | undefined
  readonly location?: { readonly host: string } | undefined
}
