import { lazyAdapter, lazyFacets } from '@latchkey/core/adapter'
import type { ChainAdapter } from '@latchkey/core/contract'
import type { SolanaAdapterOptions } from './options.ts'
import { createProviderShell } from './provider/provider-shell.ts'

/**
 * Solana wallets of a page: those that register themselves (Wallet Standard), Coinbase's older one,
 * and those that the website hands over. Safe to create on a server. Wallets, sessions and methods
 * are loaded when they are needed; the provider is there from the start.
 */
export function solanaAdapter(options: SolanaAdapterOptions = {}): ChainAdapter<'solana'> {
  const shell = createProviderShell()
  return lazyAdapter('solana', {
    provider: shell.provider,
    async wallets() {
      const { createSolanaDiscovery } = await import('./discovery/create-discovery.ts')
      return (deps) => createSolanaDiscovery(deps, options)
    },
    async sessions() {
      const { createSessions } = await import('./sessions/create-sessions.ts')
      return (deps) => createSessions(deps, shell)
    },
    facets: lazyFacets,
  })
}
