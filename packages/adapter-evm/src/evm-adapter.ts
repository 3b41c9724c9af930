import { lazyAdapter, lazyFacets } from '@latchkey/core/adapter'
import type { ChainAdapter } from '@latchkey/core/contract'
import type { EvmAdapterOptions } from './options.ts'
import { createProviderShell } from './provider/provider-shell.ts'

/**
 * Finds the EVM wallets of a page: announced ones (EIP-6963), the injected one, and those that the
 * website provides. Safe to create on a server. Wallets, sessions and methods are loaded when they
 * are needed; the provider exists from the start.
 */
export function evmAdapter(options: EvmAdapterOptions = {}): ChainAdapter<'eip155'> {
  const shell = createProviderShell()
  return lazyAdapter('eip155', {
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
    facets(load) {
      const common = lazyFacets(load)
      return {
        ...common,
        messages: {
          ...common.messages,
          signTyped: async (request, signal) => (await load()).messages.signTyped(request, signal),
        },
        balances: {
          ...common.balances,
          ofToken: async (...input) => (await load()).balances.ofToken(...input),
        },
        transactions: {
          status: async (query, signal) => (await load()).transactions.status(query, signal),
        },
        calls: {
          capabilities: async (...input) => (await load()).calls.capabilities(...input),
          send: async (batch, signal) => (await load()).calls.send(batch, signal),
          status: async (...input) => (await load()).calls.status(...input),
        },
        assets: {
          list: async (...input) => (await load()).assets.list(...input),
        },
        permissions: {
          grant: async (request, signal) => (await load()).permissions.grant(request, signal),
          revoke: async (request, signal) => (await load()).permissions.revoke(request, signal),
        },
        allowances: {
          read: async (of, signal) => (await load()).allowances.read(of, signal),
          end: async (of, signal) => (await load()).allowances.end(of, signal),
          permits: {
            prepare: async (of, signal) => (await load()).allowances.permits.prepare(of, signal),
            sign: async (request, signal) =>
              (await load()).allowances.permits.sign(request, signal),
          },
        },
        siteAccess: {
          isGranted: async (id, signal) => (await load()).siteAccess.isGranted(id, signal),
          end: async (id, signal) => (await load()).siteAccess.end(id, signal),
        },
        names: {
          normalise: async (name) => (await load()).names.normalise(name),
          resolve: async (...input) => (await load()).names.resolve(...input),
          verify: async (...input) => (await load()).names.verify(...input),
          lookUp: async (account, signal) => (await load()).names.lookUp(account, signal),
        },
      }
    },
  })
}
