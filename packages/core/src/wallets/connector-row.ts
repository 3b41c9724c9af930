import type { Namespace, Wallet } from '../contract/index.ts'
import type { PairableWallet } from '../store/state/listing.ts'
import type { MergedWallet } from './merge-wallets.ts'

/** Source of a row: a wallet of this browser, one to pair with, or a row that opens another view. */
export type ConnectorKind =
  | 'walletConnect'
  | 'recent'
  | 'multiChain'
  | 'announced'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'
  | 'allWallets'

/** One row of the wallet list. */
export interface ConnectorRow {
  /** Unique in the list, the same after a reload. */
  readonly key: string
  readonly kind: ConnectorKind
  /** Empty if the row opens another view, or its wallet is not loaded yet. */
  readonly name: string
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
  /** The wallets that choosing the row connects, one per namespace; none if it has to be paired. */
  readonly choices: readonly { readonly namespace: Namespace; readonly walletId: string }[]
  readonly tag?: 'code' | 'recent' | 'installed' | 'multichain' | undefined
  /** Another wallet claims the same identity. */
  readonly isAmbiguous: boolean
  /** The wallet that choosing the row pairs with. */
  readonly wallet?: PairableWallet | undefined
  /** A placeholder of a wallet that the listing has not answered yet, or that failed. */
  readonly place?: 'awaited' | 'failed' | undefined
  /** Number of rows that a failed placeholder replaces. */
  readonly span?: number | undefined
  /** Number of wallets in the other view, and pictures of some of them. */
  readonly count?: number | undefined
  readonly pictures?: readonly string[] | undefined
}

/** Order of the rows in the injected group. Source: docs/views.md, section 2. */
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
    tag: tagOf(kind),
    isAmbiguous,
  }
}

/** A row without a wallet. */
export function plainRow(kind: ConnectorKind, key: string): ConnectorRow {
  return { key, kind, name: '', choices: [], isAmbiguous: false }
}

/** Multi-chain rows first, then announced, then injected; otherwise in the order of discovery. */
export function rankRows(rows: readonly ConnectorRow[]): readonly ConnectorRow[] {
  return RANKED.flatMap((rank) => rows.filter(({ kind }) => kind === rank))
}

/** Rows of several namespaces may have the same id; then the namespace is part of their keys. */
export function withUniqueKeys(rows: readonly ConnectorRow[]): readonly ConnectorRow[] {
  return rows.map((row) => {
    const isShared = rows.filter(({ key }) => key === row.key).length > 1
    return isShared ? { ...row, key: `${row.choices[0]?.namespace ?? row.kind}:${row.key}` } : row
  })
}

function tagOf(kind: ConnectorKind): ConnectorRow['tag'] {
  if (kind === 'multiChain') return 'multichain'
  return kind === 'external' ? undefined : 'installed'
}

function kindOf({ kind }: Wallet): ConnectorKind {
  return kind === 'provided' ? 'external' : kind
}
