import {
  isNamespace,
  isNetworkId,
  type Namespace,
  type NetworkId,
  namespaceOf,
} from '../contract/index.ts'

/** What is kept of a namespace beyond its active wallet. */
export interface StoredKept {
  /** Plain address that the visitor chose; none where the wallet's own first one counts. */
  readonly chosen?: string | undefined
  /** Where its active wallet is; none where that is the website's first network of it. */
  readonly networkId?: NetworkId | undefined
  /** Ids of other wallets that are connected, the newest first. */
  readonly walletIds: readonly string[]
}

/** By namespace. */
export type KeptByNamespace = Readonly<Partial<Record<Namespace, StoredKept>>>

/** More wallets than a person has; a longer list was not written by us. */
const MAX_WALLETS = 20
/** Longest id or address that is believed. */
const MAX_LENGTH = 256

/**
 * Reads what was kept. Its form is that of other modals: a list of connections by namespace, the
 * active one first, where an address stands only if the visitor chose it. Source: docs/constants.json, `storage`.
 */
export function readKept(text: string | undefined): KeptByNamespace {
  const entries = Object.entries(parsed(text)).flatMap(([namespace, list]) => {
    if (!isNamespace(namespace) || !Array.isArray(list) || list.length > MAX_WALLETS) return []
    const [active, ...others]: readonly unknown[] = list
    const [chosen] = textsIn(Object(active).accounts)
    const walletIds = others.flatMap((each) => textsIn([Object(each).connectorId]))
    const networkId = networkIn(namespace, Object(active).caipNetworkId)
    return [[namespace, { chosen, ...(networkId && { networkId }), walletIds }] as const]
  })
  return Object.fromEntries(entries)
}

/** The text that `readKept` reads. */
export function writeKept(kept: KeptByNamespace): string {
  const entries = Object.entries(kept).map(([namespace, { chosen, networkId, walletIds }]) => [
    namespace,
    [
      { accounts: chosen === undefined ? [] : [chosen], caipNetworkId: networkId },
      ...walletIds.map((connectorId) => ({ connectorId, accounts: [] })),
    ],
  ])
  return JSON.stringify(Object.fromEntries(entries))
}

function networkIn(namespace: Namespace, value: unknown): NetworkId | undefined {
  if (typeof value !== 'string' || !isNetworkId(value)) return undefined
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
