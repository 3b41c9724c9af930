import { lazyFacets } from '@latchkey/core/adapter'
import type { ChainAdapter } from '@latchkey/core/contract'
import type { Facets } from './create-facets.ts'

/**
 * Creates the features of EVM wallets beyond sessions; each method loads them before its first
 * call.
 */
export function lazyEvmFacets(
  load: () => Promise<Facets>,
): Omit<
  ChainAdapter<'eip155'>,
  'namespace' | 'traits' | 'prepare' | 'start' | 'wallets' | 'sessions' | 'setModal' | 'dispose'
> {
  const common = lazyFacets(load)
  return {
    ...common,
    addresses: {
      ...common.addresses,
      kind: async (...input) => (await load()).addresses.kind(...input),
    },
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
      held: async (...input) => (await load()).permissions.held(...input),
      end: async (request, signal) => (await load()).permissions.end(request, signal),
    },
    allowances: {
      read: async (of, signal) => (await load()).allowances.read(of, signal),
      end: async (of, signal) => (await load()).allowances.end(of, signal),
      permits: {
        prepare: async (of, signal) => (await load()).allowances.permits.prepare(of, signal),
        sign: async (request, signal) => (await load()).allowances.permits.sign(request, signal),
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
}
