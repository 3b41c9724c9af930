import type { Found } from '@latchkey/core/adapter'
import type { Eip1193Provider } from '../eip1193.ts'

/** A wallet of this page together with the object that answers for it. */
export interface FoundWallet extends Found {
  readonly provider: Eip1193Provider
}

/** The part of a page's window that wallets use to show up. */
export interface WalletPage extends EventTarget {
  readonly ethereum?: unknown
}
