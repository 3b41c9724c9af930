import { lazyAdapter } from '@latchkey/core/adapter'
import type { ChainAdapter } from '@latchkey/core/contract'
import { lazyEvmFacets } from './lazy-evm-facets.ts'
import type { EvmAdapterOptions } from './options.ts'
import { createProviderShell } from './provider/provider-shell.ts'
import { EVM_TRAITS } from './traits.ts'

/**
 * Finds the EVM wallets of a page: announced ones (EIP-6963), the injected one, and those that the
 * website provides. Safe to create on a server. Wallets, sessions and methods are loaded when they
 * are needed; the provider exists from the start.
 */
export function evmAdapter(options: EvmAdapterOptions = {}): ChainAdapter<'eip155'> {
  const shell = createProviderShell()
  return lazyAdapter('eip155', {
    traits: EVM_TRAITS,
    provider: shell.provider,
    setModal: shell.setModal,
    async wallets() {
      const { createEvmDiscovery } = await import('./discovery/create-discovery.ts')
      return (deps) => createEvmDiscovery(deps, options)
    },
    async sessions() {
      const { createSessions } = await import('./sessions/create-sessions.ts')
      return (deps) => createSessions(deps, shell)
    },
    facets: lazyEvmFacets,
  })
}
