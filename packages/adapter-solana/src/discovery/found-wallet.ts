import type { FoundStandard, StandardWallet } from '@latchkey/core/adapter'
import type { ObserveRequest } from '@latchkey/core/contract'

/** A Solana wallet of this page; requests use the features of the Wallet Standard. */
export interface FoundWallet extends FoundStandard<StandardWallet> {
  /** The observer of its requests; missing if they are not observed. */
  readonly observe?: ObserveRequest | undefined
}

/** The part of a page's window where wallets appear. */
export interface WalletPage extends EventTarget {
  readonly coinbaseSolana?: unknown
  readonly navigator?: { readonly userAgent: string } | undefined
  readonly location?: { readonly host: string } | undefined
}
