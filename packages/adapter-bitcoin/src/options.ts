import type { WalletPage } from './discovery/found-wallet.ts'
import type { ProvidedWallet } from './discovery/provided.ts'
import type { EsploraBases } from './esplora/esplora.ts'

/** Options of `bitcoinAdapter`. */
export interface BitcoinAdapterOptions {
  /** Wallets that the website provides; they are listed before those of the page. */
  readonly wallets?: readonly ProvidedWallet[] | undefined
  /**
   * Addresses of Esplora servers, by network id; balances, coins and histories are read there. Default:
   * mempool.space for the public networks.
   */
  readonly esplora?: EsploraBases | undefined
  /** The window in which wallets appear. Default: the page's window. */
  readonly page?: WalletPage | undefined
}
