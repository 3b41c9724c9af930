import type { FoundStandard } from '@latchkey/core/adapter'
import type { BitcoinWallet } from '../wallets/bitcoin-wallet.ts'

/** A Bitcoin wallet of this page. */
export type FoundWallet = FoundStandard<BitcoinWallet>

/** The part of a page's window where wallets appear. */
export interface WalletPage extends EventTarget {
  /** List of wallets with their paths in the window. Source: WBIP-004, sats-connect. */
  readonly btc_providers?: unknown
  readonly LeatherProvider?: unknown
  readonly okxwallet?: unknown
}
