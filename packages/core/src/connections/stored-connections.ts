import {
  hasNetworkForm,
  isNamespace,
  type Namespace,
  type NetworkId,
  namespaceOf,
  type Storage,
} from '../contract/index.ts'
import type { Serves } from '../store/adapters.ts'

/** A wallet that was connected when the page was last left. */
export interface StoredConnection {
  readonly namespace: Namespace
  readonly walletId: string
}

/** Makes a storage key of a name. Source: docs/constants.json, `storage`. */
export type MakeKey = (name: string) => string

/** The stored data of a namespace besides its active wallet. */
export interface StoredInactive {
  /** Plain address that the visitor chose, or that the wallet's list does not begin with; undefined: its first one. */
  readonly chosen?: string | undefined
  /** Network of its active wallet; undefined: the website's first one of the namespace. */
  readonly networkId?: NetworkId | undefined
  /** Ids of other wallets that are connected, the newest first. */
  readonly walletIds: readonly string[]
}

/** The stored data by which a visitor is still connected after a reload. No account, no secret. */
export interface StoredConnections {
  list(): readonly StoredConnection[]
  add(connection: StoredConnection): void
  remove(namespace: Namespace): void
  /** The chosen account, the network and the inactive wallets of a namespace. */
  readInactive(namespace: Namespace): StoredInactive
  writeInactive(namespace: Namespace, inactive: StoredInactive): void
}

/** Reads and writes the storage of one core. What is stored of other namespaces is ignored. */
export function createStoredConnections(
  storage: Storage,
  key: MakeKey,
  serves: Serves = isNamespace,
): StoredConnections {
  const namespaces = (): readonly Namespace[] => storedNamespaces(storage, key, serves)
  const readAll = () => parseInactive(storage.get(key('connections')), serves)

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
    list: () => listStored(storage, key, serves),
    add({ namespace, walletId }) {
      storage.set(walletKey(namespace, key), walletId)
      write([...new Set([...namespaces(), namespace])])
    },
    remove(namespace) {
      storage.remove(walletKey(namespace, key))
      write(namespaces().filter((each) => each !== namespace))
    },
    readInactive: (namespace) => readAll()[namespace] ?? { walletIds: [] },
    writeInactive(namespace, inactive) {
      const { [namespace]: _before, ...others } = readAll()
      const isPlain = !inactive.chosen && !inactive.networkId && inactive.walletIds.length === 0
      const all = isPlain ? others : { ...others, [namespace]: inactive }
      if (Object.keys(all).length === 0) storage.remove(key('connections'))
      else storage.set(key('connections'), formatInactive(all))
    },
  }
}

/** A longer id or address was not written by us. */
const MAX_LENGTH = 256

/** Lists the wallets that were connected when the page was last left. */
export function listStored(
  storage: Storage,
  key: MakeKey,
  serves: Serves = isNamespace,
): readonly StoredConnection[] {
  return storedNamespaces(storage, key, serves).flatMap((namespace) => {
    const walletId = storage.get(walletKey(namespace, key))
    const isValid = walletId !== undefined && walletId !== '' && walletId.length <= MAX_LENGTH
    return isValid ? [{ namespace, walletId }] : []
  })
}

/** The namespaces on which a wallet was connected. */
function storedNamespaces(storage: Storage, key: MakeKey, serves: Serves): readonly Namespace[] {
  const parts = (storage.get(key('connected_namespaces')) ?? '').split(',')
  return [...new Set(parts.filter(serves))]
}

function walletKey(namespace: Namespace, key: MakeKey): string {
  return key(`${namespace}:connected_connector_id`)
}

type InactiveByNamespace = Readonly<Record<string, StoredInactive>>

/** A longer list was not written by us. */
const MAX_WALLETS = 20

/**
 * Parses what is stored of inactive wallets. The form is that of other modals: a list of connections by
 * namespace, the active one first, with an address only if it need not be the wallet's first one. Source:
 * docs/constants.json, `storage`.
 */
export function parseInactive(
  text: string | undefined,
  serves: Serves = isNamespace,
): InactiveByNamespace {
  const entries = Object.entries(parsed(text)).flatMap(([namespace, list]) => {
    if (!serves(namespace) || !Array.isArray(list) || list.length > MAX_WALLETS) return []
    const [active, ...others]: readonly unknown[] = list
    const [chosen] = textsIn(Object(active).accounts)
    const walletIds = others.flatMap((each) => textsIn([Object(each).connectorId]))
    const networkId = networkIn(namespace, Object(active).caipNetworkId)
    return [[namespace, { chosen, ...(networkId && { networkId }), walletIds }] as const]
  })
  return Object.fromEntries(entries)
}

/** The text that `parseInactive` reads. */
export function formatInactive(inactive: InactiveByNamespace): string {
  const entries = Object.entries(inactive).map(([namespace, { chosen, networkId, walletIds }]) => [
    namespace,
    [
      { accounts: chosen === undefined ? [] : [chosen], caipNetworkId: networkId },
      ...walletIds.map((connectorId) => ({ connectorId, accounts: [] })),
    ],
  ])
  return JSON.stringify(Object.fromEntries(entries))
}

function networkIn(namespace: Namespace, value: unknown): NetworkId | undefined {
  if (typeof value !== 'string' || !hasNetworkForm(value)) return undefined
  return namespaceOf(value) === namespace ? value : undefined
}

function textsIn(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return []
  return value.filter(
    (each): each is string => typeof each === 'string' && each !== '' && each.length <= MAX_LENGTH,
  )
}

function parsed(text = '{}'): object {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
