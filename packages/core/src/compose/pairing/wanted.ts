import type { RouteName } from '../../features/router/routes.ts'
import type { FarBase } from '../base.ts'

/** Views that stand on an address. */
const WAITING: ReadonlySet<RouteName> = new Set<RouteName>([
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
])

/**
 * Whether somebody still needs the address: its view is in front, or behind one that was opened from
 * it. One that the website gave stands as long as wallets can be chosen for it.
 */
export function isAddressWanted({ store }: FarBase, isGiven: boolean): boolean {
  const { modal, router } = store.state
  const isNeeded = (view: RouteName): boolean =>
    WAITING.has(view) || (isGiven && view === 'AllWallets')
  return modal.isOpen && router.history.some(({ view }) => isNeeded(view))
}

/** Whether the view in front shows an address that is ours to make. */
export function isAddressDue({ store, looks }: FarBase): boolean {
  const { view } = looks.route()
  const { options, device } = store.state
  if (options.isManualWalletConnect) return false
  const isCode = view === 'ConnectingWalletConnectBasic' && !device.isMobile
  return view === 'ConnectingWalletConnect' || isCode
}
