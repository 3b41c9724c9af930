import { type Namespace, type Network, type NetworkId, namespaceOf } from '../contract/index.ts'
import type { NetworkState } from '../store/state/connections.ts'

/** Supported networks, and the active one of each namespace. */
export interface NetworksState {
  /** Makes a network the active one of its namespace, and its namespace the active one. */
  activate(id: NetworkId): void
  /** Makes a network the active one of its namespace; the active namespace stays. */
  note(id: NetworkId): void
  /** Adds a network, or replaces the one with its id. */
  add(network: Network): void
  /** Removes a network; where it was the active one, the first that is left takes its place. */
  remove(id: NetworkId): void
  /** Removes a network that a wallet is on: it stays the active one, unsupported. */
  unlist(id: NetworkId): void
}

/** The only writer of `state.network`. */
export function createNetworksState(state: NetworkState): NetworksState {
  function unlist(id: NetworkId): void {
    state.supported = state.supported.filter((network) => network.id !== id)
  }

  return {
    activate(id) {
      const namespace = namespaceOf(id)
      state.activeIds[namespace] = id
      state.activeNamespace = namespace
    },
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
      const next = firstNetwork(state, namespace)?.id
      if (next === undefined) delete state.activeIds[namespace]
      else state.activeIds[namespace] = next
      if (next === undefined && state.activeNamespace === namespace) {
        const [first] = state.supported
        if (first !== undefined) state.activeNamespace = namespaceOf(first.id)
      }
    },
  }
}

/** The first supported network of a namespace. */
export function firstNetwork(
  { supported }: Pick<NetworkState, 'supported'>,
  namespace: Namespace,
): Network | undefined {
  return supported.find(({ id }) => namespaceOf(id) === namespace)
}

/**
 * Networks to begin with, each once: the stored one is active, else the website's default, else the
 * first. A network that is no longer supported does not count.
 */
export function startingNetworks(
  supported: readonly [Network, ...(readonly Network[])],
  preferred: readonly (string | undefined)[] = [],
): NetworkState {
  const ids = [...new Set(supported.map(({ id }) => id))]
  const found = preferred.flatMap((networkId) => ids.filter((id) => id === networkId))
  const active = found[0] ?? supported[0].id
  const activeIds: Partial<Record<Namespace, NetworkId>> = {}
  for (const id of [active, ...ids]) activeIds[namespaceOf(id)] ??= id
  const single = ids.flatMap((id) => supported.find((network) => network.id === id) ?? [])
  return { supported: single, activeNamespace: namespaceOf(active), activeIds }
}
