import type { Snapshot } from '../store/root-state.ts'
import { offersPairing } from '../wallets/offers-pairing.ts'
import type { FarBase } from './base.ts'

/** Views that stand on an address. */
const WAITING = /^ConnectingWalletConnect/
/** Views with wallets to choose from. */
const CHOOSING = /^(?:Connect|AllWallets)/

/**
 * Whether the address comes with the wallets to choose from: in Telegram on iOS a link opens only
 * if it is there when its wallet is tapped. Source: docs/views.md, section 2.
 */
export function isAddressEarly({ device, options }: Pick<Snapshot, 'device' | 'options'>): boolean {
  return device.isTelegram && device.platform === 'ios' && offersPairing(options)
}

/**
 * Whether somebody still needs the address: its view is in front, or behind one that was opened from
 * it. One that the website gave stands as long as wallets can be chosen for it.
 */
export function isAddressWanted({ store: { state } }: FarBase, isGiven: boolean): boolean {
  const needed = isAddressEarly(state) ? CHOOSING : WAITING
  const isNeeded = (view: string): boolean =>
    needed.test(view) || (isGiven && view === 'AllWallets')
  return state.modal.isOpen && state.router.history.some(({ view }) => isNeeded(view))
}

/** Whether the view in front stands on an address. */
export function isAddressAwaited({ looks }: FarBase): boolean {
  return WAITING.test(looks.route().view)
}

/** Whether the view in front shows an address that is ours to make. */
export function isAddressDue({ store: { state }, looks }: FarBase): boolean {
  const { view } = looks.route()
  if (state.options.isManualWalletConnect) return false
  if (isAddressEarly(state)) return CHOOSING.test(view)
  return WAITING.test(view) && !(state.device.isMobile && view.endsWith('Basic'))
}
