import type { Wallet } from '../contract/index.ts'
import { isSameWallet } from '../features/connectors/same-wallet.ts'
import { isWalletNamed } from '../features/connectors/visibility.ts'
import type { RecentWallet, Snapshot } from '../store/root-state.ts'
import type { ConnectorRow } from './connector-row.ts'

/**
 * Rows of wallets that were connected before. One that a connector stands for has its row there, so
 * these are the wallets that are not on this device. Source: facts, views, section 2.
 */
export function recentRows(
  { options, device, modal, recent }: Pick<Snapshot, 'options' | 'device' | 'modal' | 'recent'>,
  connectors: readonly Wallet[],
): readonly ConnectorRow[] {
  const isShown = (wallet: RecentWallet): boolean => {
    const { namespaceFilter } = modal
    if (!options.usesWallets || isWalletNamed(wallet, options.excludeWalletIds)) return false
    if (namespaceFilter !== undefined && wallet.namespace !== namespaceFilter) return false
    return !connectors.some((connector) => {
      return connector.id === wallet.id || isSameWallet(connector, wallet, device.isMobile)
    })
  }
  return recent.wallets.filter(isShown).map(({ id, namespace, name, icon, rdns }) => ({
    key: id,
    kind: 'recent',
    name,
    icon,
    rdns,
    choices: [{ namespace, walletId: id }],
    namespaces: [namespace],
    tag: 'recent',
    isAmbiguous: false,
  }))
}
