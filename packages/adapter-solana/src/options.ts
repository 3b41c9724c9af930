import type { WalletPage } from './discovery/found-wallet.ts'
import type { HandedWallet } from './discovery/handed.ts'
import type { MobileWallets } from './discovery/mobile-wallets.ts'

/** Options of `solanaAdapter`. */
export interface SolanaAdapterOptions {
  /** Wallets that the website brings along; they are listed before those of the page. */
  readonly handed?: readonly HandedWallet[] | undefined
  /**
   * Registers the wallets of a phone, once and only in a browser of Android: see the README. What it
   * registers is found like every other wallet.
   */
  readonly mobileWallets?: MobileWallets | undefined
  /** Where wallets show up; the page's window where left out. */
  readonly page?: WalletPage | undefined
}
