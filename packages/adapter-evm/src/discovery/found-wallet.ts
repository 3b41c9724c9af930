import type { Found } from '@latchkey/core/adapter'
import type { Eip1193Provider } from '../eip1193.ts'

/** A wallet of this page, with its provider. */
export interface FoundWallet extends Found {
  readonly provider: Eip1193Provider
}

/** The part of a page's window where wallets appear. */
export interface WalletPage extends EventTarget {
  readonly ethereum?: unknown
}
