import type { PairableWallet } from '../store/state/listing.ts'
import { type ConnectorKind, type ConnectorRow, plainRow } from './connector-row.ts'

/** The row of a wallet that has to be paired with. */
export function walletRow(
  kind: ConnectorKind,
  { id, name, rdns, imageUrl }: PairableWallet,
): ConnectorRow {
  const tag = kind === 'recent' ? kind : undefined
  const wallet = { id, name, rdns, imageUrl }
  return { ...plainRow(kind, id), name, icon: imageUrl, rdns, tag, wallet }
}
