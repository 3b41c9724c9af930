import { lazyAdapter, lazyFacets } from '@latchkey/core/adapter'
import type { ChainAdapter } from '@latchkey/core/contract'
import type { SolanaAdapterOptions } from './options.ts'
import { createProviderShell } from './provider/provider-shell.ts'
import { SOLANA_TRAITS } from './traits.ts'

/**
 * Finds the Solana wallets of a page: registered ones (Wallet Standard), Coinbase's older one, and
 * those that the website provides. Safe to create on a server. Wallets, sessions and methods are
 * loaded when they are needed; the provider exists from the start.
 */
export function solanaAdapter(options: SolanaAdapterOptions = {}): ChainAdapter<'solana'> {
  const shell = createProviderShell()
  return lazyAdapter('solana', {
    traits: SOLANA_TRAITS,
    provider: shell.provider,
    setModal: shell.setModal,
    async wallets() {
      const { createSolanaDiscovery } = await import('./discovery/create-discovery.ts')
      return (deps) => createSolanaDiscovery(deps, options)
    },
    async sessions() {
      const { createSessions } = await import('./sessions/create-sessions.ts')
      return (deps) => createSessions(deps, shell)
    },
    facets(load) {
      const common = lazyFacets(load)
      return {
        ...common,
        addresses: {
          ...common.addresses,
          kind: async (...input) => (await load()).addresses.kind(...input),
        },
        transactions: {
          status: async (query, signal) => (await load()).transactions.status(query, signal),
        },
        balances: {
          ...common.balances,
          tokens: async (account, signal) => (await load()).balances.tokens(account, signal),
          ofToken: async (...input) => (await load()).balances.ofToken(...input),
        },
      }
    },
  })
}
