import type {
  Addresses,
  MessageSigning,
  Namespace,
  NodeBalances,
  Transfers,
} from '../contract/index.ts'

/** Facets that most namespaces have. */
export interface CommonFacets<N extends Namespace> {
  readonly addresses: Addresses
  readonly messages: Pick<MessageSigning<N>, 'sign' | 'verify'>
  readonly balances: NodeBalances<N>
  readonly transfers: Required<Transfers<N>>
}

/** The common facets of an adapter, as `LazyParts.facets` returns them: every method loads them first. */
export function lazyFacets<N extends Namespace>(
  load: () => Promise<CommonFacets<N>>,
): CommonFacets<N> {
  return {
    addresses: {
      check: async (text, networkId) => (await load()).addresses.check(text, networkId),
    },
    messages: {
      sign: async (request, signal) => (await load()).messages.sign(request, signal),
      verify: async (claim, signal) => (await load()).messages.verify(claim, signal),
    },
    balances: {
      read: async (account, signal) => (await load()).balances.read(account, signal),
    },
    transfers: {
      estimate: async (request, signal) => (await load()).transfers.estimate(request, signal),
      fee: async (request, signal) => (await load()).transfers.fee(request, signal),
      largest: async (request, signal) => (await load()).transfers.largest(request, signal),
      send: async (request, signal) => (await load()).transfers.send(request, signal),
    },
  }
}
