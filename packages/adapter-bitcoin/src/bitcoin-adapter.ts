import { lazyAdapter, lazyFacets } from '@latchkey/core/adapter'
import type { ChainAdapter } from '@latchkey/core/contract'
import type { BitcoinAdapterOptions } from './options.ts'
import { createProviderShell } from './provider/provider-shell.ts'
import { BITCOIN_TRAITS } from './traits.ts'

/**
 * Finds the Bitcoin wallets of a page: registered ones (Wallet Standard), those that list
 * themselves for sats-connect, Leather, OKX, and those that the website provides. Safe to create on
 * a server. Wallets, sessions and methods are loaded when they are needed; the provider exists from
 * the start.
 */
export function bitcoinAdapter(options: BitcoinAdapterOptions = {}): ChainAdapter<'bip122'> {
  const shell = createProviderShell()
  return lazyAdapter('bip122', {
    traits: BITCOIN_TRAITS,
    provider: shell.provider,
    async wallets() {
      const { createBitcoinDiscovery } = await import('./discovery/create-discovery.ts')
      return (deps) => createBitcoinDiscovery(deps, options)
    },
    async sessions() {
      const { createSessions } = await import('./sessions/create-sessions.ts')
      return (deps) => createSessions(deps, shell, options.esplora)
    },
    facets: (load) => ({
      ...lazyFacets(load),
      addresses: {
        ...lazyFacets(load).addresses,
        kind: async (...input) => (await load()).addresses.kind(...input),
      },
      transactions: {
        status: async (query, signal) => (await load()).transactions.status(query, signal),
      },
      histories: {
        read: async (query, signal) => (await load()).histories.read(query, signal),
      },
      async requestedHosts(networks) {
        const { esploraRequests } = await import('./esplora/esplora-requests.ts')
        return esploraRequests(networks, options.esplora)
      },
    }),
  })
}
