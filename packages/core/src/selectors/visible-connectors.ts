import type { Wallet } from '../contract/index.ts'
import { mergeWallets } from '../features/connectors/merge-wallets.ts'
import { isWalletVisible } from '../features/connectors/visibility.ts'
import { USUAL_CONNECTOR_ORDER } from '../features/options/choices.ts'
import type { ConnectorType } from '../features/options/options-state.ts'
import type { Snapshot } from '../store/root-state.ts'
import { type ConnectorRow, connectorRow, rankRows, withUniqueKeys } from './connector-row.ts'

/** The parts of the state that decide which rows there are. */
export type ConnectorFacts = Pick<Snapshot, 'options' | 'device' | 'modal' | 'wallets' | 'recent'>

/** Rows of wallets that are not on this device, where they can be paired: `recentRows`. */
export type PairingRows = (
  facts: ConnectorFacts,
  connectors: readonly Wallet[],
) => readonly ConnectorRow[]

/** Rows of the wallet list, in order. Source: specification, section 2; facts, views, section 2. */
export function visibleConnectors(
  snapshot: ConnectorFacts,
  pairingRows?: PairingRows,
): readonly ConnectorRow[] {
  const wallets = visibleWallets(snapshot)
  const found = mergeWallets(wallets, snapshot.device).map(connectorRow)
  const rows: Partial<Record<ConnectorType, readonly ConnectorRow[] | undefined>> = {
    recent: pairingRows?.(snapshot, wallets),
    injected: rankRows(found),
    external: found.filter(({ kind }) => kind === 'external'),
  }
  // A group without rows leaves no trace.
  const order = [...snapshot.options.features.connectorTypeOrder, ...USUAL_CONNECTOR_ORDER]
  return withUniqueKeys([...new Set(order)].flatMap((group) => rows[group] ?? []))
}

function visibleWallets({ options, device, modal, wallets }: ConnectorFacts): readonly Wallet[] {
  const { namespaceFilter } = modal
  return wallets.local.filter((wallet) => {
    const isWanted = namespaceFilter === undefined || wallet.namespace === namespaceFilter
    return isWanted && isWalletVisible(wallet, options, device)
  })
}
