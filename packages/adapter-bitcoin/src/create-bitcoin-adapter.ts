import { createFetchedAdapter, type FetchedAdapter, type Later } from '@latchkey/core/adapter'
import { createBitcoinDiscovery } from './discovery/create-discovery.ts'
import { type HandedWallet, toHandedWallet } from './discovery/handed.ts'
import type { EsploraBases } from './esplora/esplora.ts'
import { FACET_METHODS } from './facet-methods.ts'
import { currentPage, type WalletPage } from './page.ts'
import type { LentProvider } from './provider/lend-provider.ts'
import { askToConnect } from './sessions/ask-to-connect.ts'

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

type CreateSessions = typeof import('./sessions/create-sessions.ts').createSessions

/** The adapter itself, as the shell fetches it. */
export type BitcoinAdapter = FetchedAdapter<'bip122'>

/**
 * Makes the adapter.
 *
 * @param lent - What websites hold as the provider; it is filled with the sessions.
 */
export function createBitcoinAdapter(
  options: BitcoinAdapterOptions,
  lent: LentProvider,
  later: Later<CreateSessions>,
): BitcoinAdapter {
  const { handed = [], esplora = {} } = options
  return createFetchedAdapter(
    {
      namespace: 'bip122',
      handed: handed.map(toHandedWallet),
      page: () => options.page ?? currentPage(),
      find: createBitcoinDiscovery,
      ask: askToConnect,
      facets: FACET_METHODS,
      lent,
      esplora,
    },
    later,
  )
}
