import type { AccountId } from '../contract/index.ts'
import type { Route } from '../store/routes.ts'

/** What decides which view the modal opens with. */
export interface Opening {
  readonly hasAdapters: boolean
  readonly isManualWalletConnect: boolean
  /** The website handed over `walletConnect`, or an address of its own to show. */
  readonly canPair: boolean
  readonly isMobile: boolean
  /** Account that is connected on the active namespace. */
  readonly address?: AccountId | undefined
  /** View the website or a button asked for. */
  readonly requested?: Route | undefined
  /** The wallet is on a network the website cannot work with. */
  readonly isUnsupported: boolean
}

/** Chooses the view to open with. Source: docs/specification.md, section 2, opening rules. */
export function openingRoute(opening: Opening): Route {
  const { address, requested } = opening
  const isConnected = address !== undefined
  if (opening.isManualWalletConnect || (!opening.hasAdapters && !isConnected && opening.canPair)) {
    return { view: opening.isMobile ? 'AllWallets' : 'ConnectingWalletConnectBasic', params: {} }
  }
  if (requested !== undefined) return canShow(requested, opening) ? requested : connect()
  if (!isConnected) return connect()
  return { view: opening.isUnsupported ? 'UnsupportedChain' : 'Account', params: {} }
}

/** Whether a view stands on wallet-connect: without it the view would stay empty. */
export function isPairingView({ view }: Route): boolean {
  return view === 'AllWallets' || view.startsWith('ConnectingWalletConnect')
}

/** An account is shown only to visitors who have one, and pairing only where it works. */
function canShow(route: Route, { address, canPair }: Opening): boolean {
  if (isPairingView(route)) return canPair
  return address !== undefined || (route.view !== 'Account' && route.view !== 'UnsupportedChain')
}

function connect(): Route {
  return { view: 'Connect', params: {} }
}
