import type { WalletPage } from './discovery/found-wallet.ts'
import type { ProvidedWallet } from './discovery/provided.ts'

/** Options of `evmAdapter`. */
export interface EvmAdapterOptions {
  /** Wallets that the website provides; they are listed before those of the page. */
  readonly wallets?: readonly ProvidedWallet[] | undefined
  /** The page in which wallets appear. Default: the page's window. */
  readonly page?: WalletPage | undefined
}
