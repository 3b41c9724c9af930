import type { Namespace, Wallet } from '../contract/index.ts'
import type { PairableWallet } from '../store/root-state.ts'
import type { MergedWallet } from './merge-wallets.ts'

/** Where a row of the wallet list comes from: a wallet of this browser, one to pair with, or a door. */
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
  /** Empty where the row is a door, or its wallet is not known yet. */
  readonly name: string
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
  /** What choosing the row connects: one entry per namespace; none where it has to be paired with. */
  readonly choices: readonly { readonly namespace: Namespace; readonly walletId: string }[]
  readonly tag?: 'code' | 'recent' | 'installed' | 'multichain' | undefined
  /** Another wallet claims to be the same one. */
  readonly isAmbiguous: boolean
  /** Whom choosing the row pairs with. */
  readonly wallet?: PairableWallet | undefined
  /** The place of a wallet that the listing has not told of yet, or could not. */
  readonly place?: 'awaited' | 'failed' | undefined
  /** How many rows a place that failed stands for. */
  readonly span?: number | undefined
  /** How many wallets there are behind the door, and what some of them look like. */
  readonly count?: number | undefined
  readonly pictures?: readonly string[] | undefined
}

/** How rows of the injected group follow each other. Source: docs/views.md, section 2. */
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

/** A row that no wallet is known of. */
export function plainRow(kind: ConnectorKind, key: string): ConnectorRow {
  return { key, kind, name: '', choices: [], isAmbiguous: false }
}

/** Multi-chain rows first, then announced, then injected; otherwise the order they were found in. */
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
  return kind === 'handed' ? 'external' : kind
}
