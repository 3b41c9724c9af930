import { type Namespace, type Network, type NetworkId, namespaceOf } from '../contract/index.ts'
import type { NetworkState } from '../store/root-state.ts'

/** Knows the supported networks, and what becomes of the active ones when these change. */
export interface SupportedSlice {
  /** The network of a namespace that is not the active one. */
  note(id: NetworkId): void
  /** Adds a network, or replaces the one with its id. */
  add(network: Network): void
  /** Removes a network; where it was the active one, the first that is left takes its place. */
  remove(id: NetworkId): void
  /** Removes a network that a wallet is on: it stays the active one, unsupported. */
  unlist(id: NetworkId): void
}

/** Writes `state.network`, as `createNetworkSlice` does. Setters know no other slice. */
export function createSupportedSlice(state: NetworkState): SupportedSlice {
  function unlist(id: NetworkId): void {
    state.supported = state.supported.filter((network) => network.id !== id)
  }

  return {
    note(id) {
      state.activeIds[namespaceOf(id)] = id
    },
    add(network) {
      const namespace = namespaceOf(network.id)
      const isKnown = state.supported.some(({ id }) => id === network.id)
      state.supported = isKnown
        ? state.supported.map((known) => (known.id === network.id ? network : known))
        : [...state.supported, network]
      state.activeIds[namespace] ??= network.id
    },
    unlist,
    remove(id) {
      unlist(id)
      const namespace = namespaceOf(id)
      if (state.activeIds[namespace] !== id) return
      const next = firstOf(state.supported, namespace)
      if (next === undefined) delete state.activeIds[namespace]
      else state.activeIds[namespace] = next
      if (next === undefined && state.activeNamespace === namespace) {
        const [first] = state.supported
        if (first !== undefined) state.activeNamespace = namespaceOf(first.id)
      }
    },
  }
}

function firstOf(networks: readonly Network[], namespace: Namespace): NetworkId | undefined {
  return networks.find(({ id }) => namespaceOf(id) === namespace)?.id
}
