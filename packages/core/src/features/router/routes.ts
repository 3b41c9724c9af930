import type { Namespace, NetworkId } from '../../contract/index.ts'

/** Nothing to be opened with. */
export type NoParams = Readonly<Record<string, never>>

/** Every view, and what it is opened with. Names are those of the specification, section 2. */
export interface Routes {
  readonly Connect: NoParams
  readonly AllWallets: NoParams
  readonly ConnectingWalletConnectBasic: NoParams
  /** A wallet of the listing, by its id; without one any wallet may scan the code. */
  readonly ConnectingWalletConnect: { readonly walletId?: string | undefined }
  readonly ConnectingExternal: { readonly namespace: Namespace; readonly walletId: string }
  readonly Account: NoParams
  readonly Networks: NoParams
  readonly SwitchNetwork: { readonly networkId: NetworkId }
  readonly UnsupportedChain: NoParams
  readonly WhatIsAWallet: NoParams
  readonly WhatIsANetwork: NoParams
  readonly GetWallet: NoParams
  /** A wallet by the id and name under which the visitor met it. */
  readonly Downloads: { readonly walletId: string; readonly walletName: string }
}

/** The name of a view. */
export type RouteName = keyof Routes

/** A view together with its parameters. */
export type Route = {
  readonly [Name in RouteName]: { readonly view: Name; readonly params: Routes[Name] }
}[RouteName]

/** The names of `PublicView`, for checking what a website asked for. */
export const PUBLIC_VIEWS = [
  'Account',
  'Connect',
  'Networks',
  'AllWallets',
  'ConnectingWalletConnectBasic',
  'WhatIsAWallet',
  'WhatIsANetwork',
] as const satisfies readonly RouteName[]

/** The views that a website may ask for by name. */
export type PublicView = (typeof PUBLIC_VIEWS)[number]
