import { createFetchedAdapter, type FetchedAdapter, type Later } from '@latchkey/core/adapter'
import { createSolanaDiscovery } from './discovery/create-discovery.ts'
import { type HandedWallet, toHandedWallets } from './discovery/handed.ts'
import { type MobileWallets, offerMobileWallets } from './discovery/mobile-wallets.ts'
import { FACET_METHODS } from './facet-methods.ts'
import { currentPage, type WalletPage } from './page.ts'
import type { LentProvider } from './provider/lend-provider.ts'
import { askToConnect } from './sessions/ask-to-connect.ts'

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

type CreateSessions = typeof import('./sessions/create-sessions.ts').createSessions

/** The adapter itself, as the shell fetches it. */
export type SolanaAdapter = FetchedAdapter<'solana'>

/**
 * Makes the adapter.
 *
 * @param lent - What websites hold as the provider; it is filled with the sessions.
 */
export function createSolanaAdapter(
  options: SolanaAdapterOptions,
  lent: LentProvider,
  later: Later<CreateSessions>,
): SolanaAdapter {
  const { handed = [] } = options
  const offer = offerMobileWallets(options.mobileWallets)
  return createFetchedAdapter(
    {
      namespace: 'solana',
      handed: handed.flatMap(toHandedWallets),
      page: () => options.page ?? currentPage(),
      find: (deps: Parameters<typeof createSolanaDiscovery>[0]) =>
        createSolanaDiscovery({ ...deps, page: () => offer(deps) }),
      ask: askToConnect,
      facets: FACET_METHODS,
      lent,
    },
    later,
  )
}
