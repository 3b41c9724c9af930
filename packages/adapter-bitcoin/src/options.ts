import type { WalletPage } from './discovery/found-wallet.ts'
import type { HandedWallet } from './discovery/handed.ts'
import type { EsploraBases } from './esplora/esplora.ts'

/** Options of `bitcoinAdapter`. */
export interface BitcoinAdapterOptions {
  /** Wallets that the website brings along; they are listed before those of the page. */
  readonly handed?: readonly HandedWallet[] | undefined
  /**
   * Addresses of servers that speak Esplora's REST, by network id; balances and coins are read there.
   * mempool.space for the public networks where left out.
   */
  readonly esplora?: EsploraBases | undefined
  /** Where wallets show up; the page's window where left out. */
  readonly page?: WalletPage | undefined
}
