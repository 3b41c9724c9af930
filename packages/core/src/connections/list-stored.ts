import { isNamespace, type Namespace, type Storage } from '../contract/index.ts'

/** A wallet that was connected when the page was last left. */
export interface StoredConnection {
  readonly namespace: Namespace
  readonly walletId: string
}

/** Makes a storage key of a name. Names: `facts`, storage keys. */
export type MakeKey = (name: string) => string

/** Longest wallet id that is believed; anything longer was not written by us. */
const MAX_ID_LENGTH = 256

/** Who was connected when the page was last left. */
export function listStored(storage: Storage, key: MakeKey): readonly StoredConnection[] {
  return storedNamespaces(storage, key).flatMap((namespace) => {
    const walletId = storage.get(walletKey(namespace, key))
    const isSound = walletId !== undefined && walletId !== '' && walletId.length <= MAX_ID_LENGTH
    return isSound ? [{ namespace, walletId }] : []
  })
}

/** The chain families in which somebody is connected. */
export function storedNamespaces(storage: Storage, key: MakeKey): readonly Namespace[] {
  const parts = (storage.get(key('connected_namespaces')) ?? '').split(',')
  return [...new Set(parts.filter(isNamespace))]
}

/** Where the wallet of a chain family is kept. */
export function walletKey(namespace: Namespace, key: MakeKey): string {
  return key(`${namespace}:connected_connector_id`)
}
