import type { RouteName } from '@latchkey/core'

/** Scenes that show each view. A view without one does not compile. */
export const VIEW_SCENES: {
  readonly [Name in RouteName]: readonly [string, ...string[]]
} = {
  Connect: [
    'connect',
    'connect-twins',
    'connect-empty',
    'connect-alert',
    'connect-terms',
    'connect-logins',
  ],
  AllWallets: ['all-wallets', 'all-wallets-search', 'all-wallets-none'],
  ConnectingWalletConnectBasic: ['pairing-basic'],
  ConnectingWalletConnect: ['pairing-wallet'],
  ConnectingExternal: ['connecting-waiting', 'connecting-declined', 'connecting-busy'],
  ConnectWallets: ['connect-wallets'],
  EmailLogin: ['email-login'],
  Create: ['create'],
  ConnectSocials: ['connect-socials'],
  ConnectingSocial: ['connecting-social'],
  ConnectingFarcaster: ['connecting-farcaster'],
  EmailVerifyDevice: ['email-device'],
  EmailVerifyOtp: ['email-code'],
  EmailUpdate: ['email-update'],
  EmailUpdatePrimaryOtp: ['email-update-old'],
  EmailUpdateSecondaryOtp: ['email-update-new'],
  AccountSettings: ['account-settings'],
  UpgradeEmailWallet: ['upgrade'],
  ApproveTransaction: ['approve'],
  Account: ['account', 'account-unavailable', 'account-login', 'account-bitcoin'],
  Accounts: ['accounts', 'accounts-bitcoin'],
  ConnectingMultiChain: ['connecting-multi-chain', 'connecting-multi-chain-again'],
  SwitchActiveChain: ['switch-active-chain'],
  Networks: ['networks', 'networks-empty', 'networks-namespaces'],
  SwitchNetwork: ['switch-waiting', 'switch-declined'],
  UnsupportedChain: ['unsupported'],
  WhatIsAWallet: ['what-is-a-wallet'],
  WhatIsANetwork: ['what-is-a-network'],
  GetWallet: ['get-wallet', 'get-wallet-failed'],
  Downloads: ['downloads'],
}
