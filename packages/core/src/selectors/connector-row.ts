import type { Namespace, Wallet } from '../contract/index.ts'
import type { MergedWallet } from '../features/connectors/merge-wallets.ts'

/** Where a row of the wallet list comes from. */
export type ConnectorKind = 'recent' | 'multiChain' | 'announced' | 'injected' | 'external'

/** One row of the wallet list. */
export interface ConnectorRow {
  /** Unique in the list, the same after a reload. */
  readonly key: string
  readonly kind: ConnectorKind
  readonly name: string
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
  /** What choosing the row connects: one entry per namespace. */
  readonly choices: readonly { readonly namespace: Namespace; readonly walletId: string }[]
  readonly namespaces: readonly Namespace[]
  readonly tag?: 'recent' | 'installed' | 'multichain' | undefined
  /** Another wallet claims to be the same one. */
  readonly isAmbiguous: boolean
}

/** How rows of the injected group follow each other. Source: facts, views, section 2. */
const RANKED = ['multiChain', 'announced', 'injected'] as const

/** The row of a wallet that adapters found. */
export function connectorRow({ wallets, isAmbiguous }: MergedWallet): ConnectorRow {
  const [lead] = wallets
  const kind = wallets.length > 1 ? 'multiChain' : kindOf(lead)
  return {
    key: lead.id,
    kind,
    name: lead.name,
    icon: wallets.find(({ icon }) => icon !== undefined)?.icon,
    rdns: wallets.find(({ rdns }) => rdns !== undefined)?.rdns,
    choices: wallets.map(({ namespace, id }) => ({ namespace, walletId: id })),
    namespaces: wallets.map(({ namespace }) => namespace),
    tag: tagOf(kind),
    isAmbiguous,
  }
}

/** Multi-chain rows first, then announced, then injected; otherwise the order they were found in. */
export function rankRows(rows: readonly ConnectorRow[]): readonly ConnectorRow[] {
  return RANKED.flatMap((rank) => rows.filter(({ kind }) => kind === rank))
}

/** Rows of several namespaces may have the same id; then the namespace is part of their keys. */
export function withUniqueKeys(rows: readonly ConnectorRow[]): readonly ConnectorRow[] {
  return rows.map((row) => {
    const isShared = rows.filter(({ key }) => key === row.key).length > 1
    return isShared ? { ...row, key: `${row.namespaces[0]}:${row.key}` } : row
  })
}

function tagOf(kind: ConnectorKind): ConnectorRow['tag'] {
  if (kind === 'multiChain') return 'multichain'
  return kind === 'external' ? undefined : 'installed'
}

function kindOf({ kind }: Wallet): ConnectorKind {
  return kind === 'handed' ? 'external' : kind
}
