import type { Namespace, Storage } from '../contract/index.ts'
import {
  listStored,
  type MakeKey,
  type StoredConnection,
  storedNamespaces,
  walletKey,
} from './list-stored.ts'
import { readKept, type StoredKept, writeKept } from './stored-inactive.ts'

/** What is kept so that a visitor is still connected after a reload. No account, no secret. */
export interface StoredConnections {
  list(): readonly StoredConnection[]
  remember(connection: StoredConnection): void
  forget(namespace: Namespace): void
  /** What a namespace has beside what everybody finds: a chosen account, its network, and other wallets. */
  listKept(namespace: Namespace): StoredKept
  rememberKept(namespace: Namespace, kept: StoredKept): void
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
    listKept: (namespace) =>
      readKept(storage.get(key('connections')))[namespace] ?? { walletIds: [] },
    rememberKept(namespace, kept) {
      const { [namespace]: _before, ...others } = readKept(storage.get(key('connections')))
      const isPlain = !kept.chosen && !kept.networkId && kept.walletIds.length === 0
      const all = isPlain ? others : { ...others, [namespace]: kept }
      if (Object.keys(all).length === 0) storage.remove(key('connections'))
      else storage.set(key('connections'), writeKept(all))
    },
  }
}
