import { isNamespace, type Namespace, type Storage } from '../../contract/index.ts'

/** A wallet that was connected when the page was last left. */
export interface StoredConnection {
  readonly namespace: Namespace
  readonly walletId: string
}

/** What is kept so that a visitor is still connected after a reload. No account, no secret. */
export interface StoredConnections {
  list(): readonly StoredConnection[]
  remember(connection: StoredConnection): void
  forget(namespace: Namespace): void
}

/** Longest wallet id that is believed; anything longer was not written by us. */
const MAX_ID_LENGTH = 256

/**
 * Keeps connections in storage.
 *
 * @param key - Makes a storage key of a name. Names: `facts`, storage keys.
 */
export function createStoredConnections(
  storage: Storage,
  key: (name: string) => string,
): StoredConnections {
  const walletKey = (namespace: Namespace): string => key(`${namespace}:connected_connector_id`)

  function namespaces(): readonly Namespace[] {
    const parts = (storage.get(key('connected_namespaces')) ?? '').split(',')
    return [...new Set(parts.filter(isNamespace))]
  }

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
    list() {
      return namespaces().flatMap((namespace) => {
        const walletId = storage.get(walletKey(namespace))
        const isSound =
          walletId !== undefined && walletId !== '' && walletId.length <= MAX_ID_LENGTH
        return isSound ? [{ namespace, walletId }] : []
      })
    },
    remember({ namespace, walletId }) {
      storage.set(walletKey(namespace), walletId)
      write([...new Set([...namespaces(), namespace])])
    },
    forget(namespace) {
      storage.remove(walletKey(namespace))
      write(namespaces().filter((each) => each !== namespace))
    },
  }
}
