import type { FoundStandard } from '@latchkey/core/adapter'
import type { BitcoinWallet } from '../wallets/bitcoin-wallet.ts'

/** A Bitcoin wallet of this page. */
export type FoundWallet = FoundStandard<BitcoinWallet>

/** The part of a page's window that wallets use to show up. */
export interface WalletPage extends EventTarget {
  /** Wallets that say where in the window they are. Source: WBIP-004, sats-connect. */
  readonly btc_providers?: unknown
  readonly LeatherProvider?: unknown
  readonly okxwallet?: unknown
}

/** The window of this page; undefined on a server. Read only when wallets are looked for. */
export function currentPage(): WalletPage | undefined {
  // biome-ignore lint/style/noRestrictedGlobals: the one place that falls back to the page's window
  return typeof window === 'undefined' ? undefined : window
}
