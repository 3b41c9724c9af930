import type { WalletPage } from './discovery/found-wallet.ts'
import type { HandedWallet } from './discovery/handed.ts'

/** Options of `evmAdapter`. */
export interface EvmAdapterOptions {
  /** Wallets that the website brings along; they are listed before those of the page. */
  readonly handed?: readonly HandedWallet[] | undefined
  /** Where wallets show up; the page's window where left out. */
  readonly page?: WalletPage | undefined
}
