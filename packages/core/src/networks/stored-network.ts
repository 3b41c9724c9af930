import {
  hasNamespaceForm,
  hasNetworkForm,
  type Namespace,
  type NetworkId,
  namespaceOf,
} from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import { findNetwork } from '../store/selectors.ts'
import type { RootState } from '../store/state/root.ts'
import { firstNetwork } from './networks.state.ts'

/** The network of the last visit, and its namespace. Names: docs/constants.json, `storage`. */
export interface StoredNetwork {
  /** The stored network; the first one of its namespace where the website does not support it any more. */
  read(): NetworkId | undefined
  write(id: NetworkId): void
  /** Removes a network of this namespace. */
  remove(namespace: Namespace): void
}

interface Deps {
  readonly state: Pick<RootState, 'network'>
  readonly ports: Pick<CorePorts, 'storage' | 'key'>
}

/** Reads and writes the storage of one core. */
export function createStoredNetwork({ state, ports }: Deps): StoredNetwork {
  const { storage, key } = ports
  const idKey = key('active_caip_network_id')
  const namespaceKey = key('active_namespace')
  return {
    read() {
      const id = storage.get(idKey)
      if (id !== undefined && hasNetworkForm(id) && findNetwork(state, id) !== undefined) return id
      const namespace = storage.get(namespaceKey)
      const isKnown = namespace !== undefined && hasNamespaceForm(namespace)
      return isKnown ? firstNetwork(state.network, namespace)?.id : undefined
    },
    write(id) {
      storage.set(idKey, id)
      storage.set(namespaceKey, namespaceOf(id))
    },
    remove(namespace) {
      if (storage.get(idKey)?.startsWith(`${namespace}:`)) storage.remove(idKey)
      if (storage.get(namespaceKey) === namespace) storage.remove(namespaceKey)
    },
  }
}
