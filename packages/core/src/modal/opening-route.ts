import type { AccountId } from '../contract/index.ts'
import type { Route } from '../store/routes.ts'

/** Facts that decide which view the modal opens with. */
export interface Opening {
  readonly hasAdapters: boolean
  readonly isManualWalletConnect: boolean
  /** The website provided `walletConnect`, or its own address. */
  readonly canPair: boolean
  readonly isMobile: boolean
  /** The website offers logins. */
  readonly hasLogins: boolean
  /** The website offers the login by e-mail. */
  readonly hasEmailLogin: boolean
  /** The connected account of the active namespace. */
  readonly address?: AccountId | undefined
  /** View that the website or a button requested. */
  readonly requested?: Route | undefined
  /** The wallet is on a network that the website does not support. */
  readonly isUnsupported: boolean
  /** The view of a sign-in that the visitor has to decide about first. */
  readonly signIn?: 'ConnectingSiwe' | 'SIWXSignMessage' | undefined
}

/** Chooses the view to open with. Source: docs/specification.md, section 2, opening rules. */
export function openingRoute(opening: Opening): Route {
  const { address, requested } = opening
  const isConnected = address !== undefined
  if (isConnected && opening.signIn !== undefined) return { view: opening.signIn, params: {} }
  if (opening.isManualWalletConnect || (!opening.hasAdapters && !isConnected && opening.canPair)) {
    return { view: opening.isMobile ? 'AllWallets' : 'ConnectingWalletConnectBasic', params: {} }
  }
  if (requested !== undefined) return canShow(requested, opening) ? requested : connect()
  if (!isConnected) return connect()
  return { view: opening.isUnsupported ? 'UnsupportedChain' : 'Account', params: {} }
}

/** Returns true for a view that needs wallet-connect: without it the view would be empty. */
export function isPairingView({ view }: Route): boolean {
  return view === 'AllWallets' || view.startsWith('ConnectingWalletConnect')
}

/** Account views need a connected account, pairing views wallet-connect, and views of logins `auth`. */
function canShow(route: Route, { address, canPair, hasLogins, hasEmailLogin }: Opening): boolean {
  if (isPairingView(route)) return canPair
  if (route.view === 'EmailLogin') return hasEmailLogin
  if (route.view === 'Create') return hasLogins
  return address !== undefined || !isOfAccount(route)
}

/** Returns true for a view of the connected account: without one Connect comes before it. */
export function isOfAccount({ view }: Route): boolean {
  return OF_ACCOUNT.has(view)
}

const OF_ACCOUNT: ReadonlySet<Route['view']> = new Set<Route['view']>([
  'Account',
  'UnsupportedChain',
  'WalletSend',
  'WalletReceive',
  'Swap',
  'OnRampProviders',
  'Transactions',
  'Accounts',
  'AccountSettings',
  'SmartSessionList',
  'Permissions',
])

function connect(): Route {
  return { view: 'Connect', params: {} }
}
