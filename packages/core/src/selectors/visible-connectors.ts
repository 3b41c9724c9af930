import type { Wallet } from '../contract/index.ts'
import { mergeWallets } from '../features/connectors/merge-wallets.ts'
import { isWalletVisible } from '../features/connectors/visibility.ts'
import type { ConnectorType } from '../features/options/options-state.ts'
import type { Snapshot } from '../store/root-state.ts'
import { type ConnectorRow, connectorRow, rankRows, withUniqueKeys } from './connector-row.ts'
import { recentRows } from './recent-rows.ts'
import { walletGroups } from './wallet-groups.ts'

/** The parts of the state that decide which rows there are. */
export type ConnectorFacts = Pick<Snapshot, 'options' | 'device' | 'modal' | 'wallets' | 'recent'>

/** What choosing a wallet can lead to. */
export interface PairingFacts {
  /** A wallet that is not on this device can be paired; otherwise its row would lead nowhere. */
  readonly canPair: boolean
  /** Somebody is connected through a pairing already. */
  readonly isPaired: boolean
}

/** Rows of the wallet list, in order. Source: specification, section 2; facts, views, section 2. */
export function visibleConnectors(
  snapshot: ConnectorFacts,
  { canPair, isPaired }: PairingFacts = { canPair: false, isPaired: false },
): readonly ConnectorRow[] {
  const wallets = visibleWallets(snapshot)
  const found = mergeWallets(wallets, snapshot.device).map(connectorRow)
  const rows: Partial<Record<ConnectorType, readonly ConnectorRow[]>> = {
    recent: canPair ? recentRows(snapshot, wallets) : [],
    injected: rankRows(found.filter(({ kind }) => kind !== 'external')),
    external: found.filter(({ kind }) => kind === 'external'),
  }
  const groups = walletGroups(snapshot.options, { isPaired, rows })
  return withUniqueKeys(groups.flatMap((group) => rows[group] ?? []))
}

function visibleWallets({ options, device, modal, wallets }: ConnectorFacts): readonly Wallet[] {
  const { namespaceFilter } = modal
  return wallets.local.filter((wallet) => {
    const isWanted = namespaceFilter === undefined || wallet.namespace === namespaceFilter
    return isWanted && isWalletVisible(wallet, options, device)
  })
}
