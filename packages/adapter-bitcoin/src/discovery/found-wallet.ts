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
