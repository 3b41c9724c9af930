import type { ConnectorRow } from './connector-row.ts'
import { type OfferedFacts, offeredRows } from './offered-rows.ts'
import { visibleConnectors } from './visible-connectors.ts'

/** Every row of Connect, in order: wallets of this browser, and those that can be paired with. */
export function connectRows(snapshot: OfferedFacts): readonly ConnectorRow[] {
  return visibleConnectors(snapshot, offeredRows)
}
