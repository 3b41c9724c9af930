import { type Namespace, type Network, type NetworkId, namespaceOf } from '../contract/index.ts'
import type { NetworkState } from '../store/root-state.ts'

/** Knows which network counts. */
export interface NetworkSlice {
  /** Makes a network the active one of its namespace, and its namespace the active one. */
  activate(id: NetworkId): void
}

/** Writes `state.network`, as `createSupportedSlice` does. Setters know no other slice. */
export function createNetworkSlice(state: NetworkState): NetworkSlice {
  return {
    activate(id) {
      const namespace = namespaceOf(id)
      state.activeIds[namespace] = id
      state.activeNamespace = namespace
    },
  }
}

/**
 * Networks to begin with, each once: the stored one is active, else the website's default, else the
 * first. A network that is no longer supported does not count.
 */
export function startingNetworks(
  supported: readonly [Network, ...(readonly Network[])],
  wanted: readonly (string | undefined)[] = [],
): NetworkState {
  const ids = [...new Set(supported.map(({ id }) => id))]
  const found = wanted.flatMap((want) => ids.filter((id) => id === want))
  const active = found[0] ?? supported[0].id
  const activeIds: Partial<Record<Namespace, NetworkId>> = {}
  for (const id of [active, ...ids]) activeIds[namespaceOf(id)] ??= id
  const single = ids.flatMap((id) => supported.find((network) => network.id === id) ?? [])
  return { supported: single, activeNamespace: namespaceOf(active), activeIds }
}
