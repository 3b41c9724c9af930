import type { Core, RouteName, Snapshot } from '@latchkey/core'
import { currentRoute } from '@latchkey/core/views'

const LISTS: ReadonlySet<RouteName> = new Set<RouteName>(['Connect', 'ConnectWallets'])

/**
 * Returns true while a list of wallets is shown over the page on a computer, in which a row leads
 * to a code.
 */
export function isCodeOffered(snapshot: Snapshot, rows: Core['rows']): boolean {
  const { modal, options, device, pairing, router } = snapshot
  if (!modal.isOpen || !LISTS.has(currentRoute(router).view)) return false
  if (!options.showsCodeBesideList || options.isEmbedded || device.isMobile) return false
  // The website shows the address itself.
  if (options.isManualWalletConnect || pairing.isHeadless === true) return false
  return rows(snapshot).some(({ kind }) => kind === 'walletConnect')
}
