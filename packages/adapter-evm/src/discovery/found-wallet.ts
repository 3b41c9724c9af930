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

/** The window of this page; undefined on a server. Read only when wallets are looked for. */
export function currentPage(): WalletPage | undefined {
  // biome-ignore lint/style/noRestrictedGlobals: the one place that falls back to the page's window
  return typeof window === 'undefined' ? undefined : window
}
