import type { RouteName } from '@latchkey/core'

/** Scenes that show each view. A view without one does not compile. */
export const VIEW_SCENES: { readonly [Name in RouteName]: readonly [string, ...string[]] } = {
  Connect: ['connect', 'connect-twins', 'connect-empty', 'connect-alert', 'connect-terms'],
  AllWallets: ['all-wallets', 'all-wallets-search', 'all-wallets-none'],
  ConnectingWalletConnectBasic: ['pairing-basic'],
  ConnectingWalletConnect: ['pairing-wallet'],
  ConnectingExternal: ['connecting-waiting', 'connecting-declined', 'connecting-busy'],
  Account: ['account', 'account-unavailable'],
  Networks: ['networks', 'networks-empty'],
  SwitchNetwork: ['switch-waiting', 'switch-declined'],
  UnsupportedChain: ['unsupported'],
  WhatIsAWallet: ['what-is-a-wallet'],
  WhatIsANetwork: ['what-is-a-network'],
  GetWallet: ['get-wallet', 'get-wallet-failed'],
  Downloads: ['downloads'],
}
