import type { WalletPage } from './discovery/found-wallet.ts'
import type { MobileWallets } from './discovery/mobile-wallets.ts'
import type { LoadedWallet, ProvidedWallet } from './discovery/provided.ts'

/** Options of `solanaAdapter`. */
export interface SolanaAdapterOptions {
  /** Wallets that the website provides; they are listed before those of the page. */
  readonly wallets?: readonly (ProvidedWallet | LoadedWallet)[] | undefined
  /**
   * Registers the wallets of a phone, once and only in an Android browser: see the README. They are
   * found like every other registered wallet.
   */
  readonly mobileWallets?: MobileWallets | undefined
  /** The window in which wallets appear. Default: the page's window. */
  readonly page?: WalletPage | undefined
}
