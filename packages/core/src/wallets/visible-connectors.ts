import type { Wallet } from '../contract/index.ts'
import { USUAL_CONNECTOR_ORDER } from '../options/choices.ts'
import type { ConnectorType } from '../options/options-state.ts'
import type { Snapshot } from '../store/state/root.ts'
import { type ConnectorRow, connectorRow, rankRows, withUniqueKeys } from './connector-row.ts'
import { limitWallets, type WalletLimitFacts } from './limit-wallets.ts'
import { mergeWallets } from './merge-wallets.ts'
import { offeredWallets } from './narrowed.ts'
import { isWalletVisible } from './visibility.ts'

/** The parts of the state that decide about the rows. */
export type ConnectorFacts = WalletLimitFacts & Pick<Snapshot, 'modal' | 'wallets'>

/** Rows by their group; the row of all wallets is the last one. */
export type RowGroups = Partial<Record<ConnectorType | 'allWallets', readonly ConnectorRow[]>>

/**
 * Rows of the wallet list, in order. Source: docs/specification.md, section 2; docs/views.md, section 2.
 *
 * @param offer - Returns the rows of wallets that are not on this device, from the number of installed ones.
 */
export function visibleConnectors<Facts extends ConnectorFacts>(
  snapshot: Facts,
  offer: (facts: Facts, installed: number) => RowGroups = () => ({}),
): readonly ConnectorRow[] {
  const found = mergeWallets(visibleWallets(snapshot), snapshot.device).map(connectorRow)
  const injected = rankRows(found)
  const rows: RowGroups = {
    ...offer(snapshot, injected.length),
    injected,
    external: found.filter(({ kind }) => kind === 'external'),
  }
  // A group without rows is left out.
  const order = [...snapshot.options.features.connectorTypeOrder, ...USUAL_CONNECTOR_ORDER]
  const groups = [...new Set<keyof RowGroups>([...order, 'allWallets'])]
  return withUniqueKeys(groups.flatMap((group) => rows[group] ?? []))
}

function visibleWallets(facts: ConnectorFacts): readonly Wallet[] {
  const visible = offeredWallets(facts).filter((each) => {
    return isWalletVisible(each, facts.options, facts.device)
  })
  return limitWallets(visible, facts)
}
