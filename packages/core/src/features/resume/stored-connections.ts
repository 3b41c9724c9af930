import type { Namespace, Storage } from '../../contract/index.ts'
import {
  listStored,
  type MakeKey,
  type StoredConnection,
  storedNamespaces,
  walletKey,
} from './list-stored.ts'

/** What is kept so that a visitor is still connected after a reload. No account, no secret. */
export interface StoredConnections {
  list(): readonly StoredConnection[]
  remember(connection: StoredConnection): void
  forget(namespace: Namespace): void
}

/** Keeps connections in storage. */
export function createStoredConnections(storage: Storage, key: MakeKey): StoredConnections {
  const namespaces = (): readonly Namespace[] => storedNamespaces(storage, key)

  function write(list: readonly Namespace[]): void {
    if (list.length === 0) {
      storage.remove(key('connected_namespaces'))
      storage.remove(key('connection_status'))
      return
    }
    storage.set(key('connected_namespaces'), list.join(','))
    storage.set(key('connection_status'), 'connected')
  }

  return {
    list: () => listStored(storage, key),
    remember({ namespace, walletId }) {
      storage.set(walletKey(namespace, key), walletId)
      write([...new Set([...namespaces(), namespace])])
    },
    forget(namespace) {
      storage.remove(walletKey(namespace, key))
      write(namespaces().filter((each) => each !== namespace))
    },
  }
}
