import type { WalletCard } from '../store/domain-event.ts'
import type { Snapshot } from '../store/state/root.ts'

/**
 * The picture of a wallet that is chosen or connected: its own, else that of its connector. The list of wallets
 * draws one itself, so that nothing is requested for it.
 *
 * @returns undefined where the drawn one stands in.
 */
export function walletPicture(
  { connectorPictures = {} }: Pick<Snapshot, 'connectorPictures'>,
  { id, icon }: Pick<WalletCard, 'id' | 'icon'>,
): string | undefined {
  // The id comes from the wallet.
  const ofConnector = Object.hasOwn(connectorPictures, id) ? connectorPictures[id] : undefined
  return icon ?? ofConnector
}
