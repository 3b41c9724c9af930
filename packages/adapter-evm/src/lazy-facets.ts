import type { FacetDeps, Facets } from './facets.ts'
import { loadPart } from './load-part.ts'

/** The facets, loaded when the first of them is needed. */
export function lazyFacets(deps: FacetDeps): Facets {
  const load = async (): Promise<Facets> => {
    const { createFacets } = await loadPart(import('./facets.ts'))
    return createFacets(deps)
  }
  return {
    addresses: {
      check: async (text) => (await load()).addresses.check(text),
    },
    messages: {
      sign: async (request, signal) => (await load()).messages.sign(request, signal),
      signTyped: async (request, signal) => (await load()).messages.signTyped(request, signal),
      verify: async (claim, signal) => (await load()).messages.verify(claim, signal),
    },
    balances: {
      read: async (account, signal) => (await load()).balances.read(account, signal),
    },
    transfers: {
      estimate: async (request, signal) => (await load()).transfers.estimate(request, signal),
      send: async (request, signal) => (await load()).transfers.send(request, signal),
    },
    assets: {
      capabilities: async (id, account, signal) =>
        (await load()).assets.capabilities(id, account, signal),
      sendCalls: async (batch, signal) => (await load()).assets.sendCalls(batch, signal),
      callsStatus: async (sessionId, id, signal) =>
        (await load()).assets.callsStatus(sessionId, id, signal),
    },
  }
}
