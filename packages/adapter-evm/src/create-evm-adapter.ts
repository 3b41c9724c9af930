import { createFetchedAdapter, type FetchedAdapter, type Later } from '@latchkey/core/adapter'
import { createEvmDiscovery } from './discovery/create-discovery.ts'
import { type HandedWallet, toHandedWallet } from './discovery/handed.ts'
import { FACET_METHODS } from './facet-methods.ts'
import { currentPage, type WalletPage } from './page.ts'
import type { LentProvider } from './provider/lend-provider.ts'
import { askToConnect } from './sessions/ask-to-connect.ts'

/** Options of `evmAdapter`. */
export interface EvmAdapterOptions {
  /** Wallets that the website brings along; they are listed before those of the page. */
  readonly handed?: readonly HandedWallet[] | undefined
  /** Where wallets show up; the page's window where left out. */
  readonly page?: WalletPage | undefined
}

type CreateSessions = typeof import('./sessions/create-sessions.ts').createSessions

/** The adapter itself, as the shell fetches it. */
export type EvmAdapter = FetchedAdapter<'eip155'>

/**
 * Makes the adapter.
 *
 * @param lent - What websites hold as the provider; it is filled with the sessions.
 */
export function createEvmAdapter(
  options: EvmAdapterOptions,
  lent: LentProvider,
  later: Later<CreateSessions>,
): EvmAdapter {
  const { handed = [] } = options
  return createFetchedAdapter(
    {
      namespace: 'eip155',
      handed: handed.map(toHandedWallet),
      page: () => options.page ?? currentPage(),
      find: createEvmDiscovery,
      ask: askToConnect,
      facets: FACET_METHODS,
      lent,
    },
    later,
  )
}
