import type { RouteName } from '@latchkey/core'
import type { FIRST_VIEWS } from './first-views.ts'
import type { ViewModule } from './view-definition.ts'

/** Loads the module of each other view. A route without a view does not compile. */
export type LazyViews = {
  readonly [Name in Exclude<RouteName, keyof typeof FIRST_VIEWS>]: () => Promise<ViewModule<Name>>
}

/**
 * Every other view. This table loads with the first of them; which of them share a chunk is decided in
 * `tsdown.config.ts`.
 */
export const LAZY_VIEWS: LazyViews = {
  AllWallets: () => import('./all-wallets/all-wallets.view.tsx'),
  ConnectingExternal: () => import('./connecting-external/connecting-external.view.tsx'),
  ConnectingMultiChain: () => import('./connecting-multi-chain/connecting-multi-chain.view.tsx'),
  ConnectingWalletConnect: () =>
    import('./connecting-wallet-connect/connecting-wallet-connect.view.tsx'),
  ConnectingWalletConnectBasic: () =>
    import('./connecting-wallet-connect-basic/connecting-wallet-connect-basic.view.tsx'),

  ConnectingSiwe: () => import('./siwx-sign-message/connecting-siwe.view.tsx'),
  SIWXSignMessage: () => import('./siwx-sign-message/siwx-sign-message.view.tsx'),

  SmartSessionList: () => import('./smart-session-list/smart-session-list.view.tsx'),
  Permissions: () => import('./permissions/permissions.view.tsx'),
  SmartSessionCreated: () => import('./smart-session-created/smart-session-created.view.tsx'),

  Account: () => import('./account/account.view.tsx'),
  Transactions: () => import('./activity/transactions.view.tsx'),
  Receipt: () => import('./receipt/receipt.view.tsx'),
  Collectible: () => import('./collectible/collectible.view.tsx'),
  Accounts: () => import('./accounts/accounts.view.tsx'),
  AccountLabel: () => import('./account-label/account-label.view.tsx'),
  RegisterAccountName: () => import('./register-account-name/register-account-name.view.tsx'),
  RegisterAccountNameSuccess: () =>
    import('./register-account-name-success/register-account-name-success.view.tsx'),
  WalletReceive: () => import('./wallet-receive/wallet-receive.view.tsx'),
  WalletSend: () => import('./wallet-send/wallet-send.view.tsx'),
  WalletSendSelectToken: () =>
    import('./wallet-send-select-token/wallet-send-select-token.view.tsx'),
  WalletSendPreview: () => import('./wallet-send-preview/wallet-send-preview.view.tsx'),
  Swap: () => import('./swap/swap.view.tsx'),
  SwapSelectToken: () => import('./swap-select-token/swap-select-token.view.tsx'),
  SwapPreview: () => import('./swap-preview/swap-preview.view.tsx'),
  OnRampProviders: () => import('./on-ramp-providers/on-ramp-providers.view.tsx'),
  OnRampFiatSelect: () => import('./on-ramp-fiat-select/on-ramp-fiat-select.view.tsx'),
  OnRampTokenSelect: () => import('./on-ramp-token-select/on-ramp-token-select.view.tsx'),
  BuyInProgress: () => import('./buy-in-progress/buy-in-progress.view.tsx'),
  OnRampActivity: () => import('./on-ramp-activity/on-ramp-activity.view.tsx'),
  WhatIsABuy: () => import('./what-is-a-buy/what-is-a-buy.view.tsx'),
  Pay: () => import('./pay/pay.view.tsx'),
  PayLoading: () => import('./pay-loading/pay-loading.view.tsx'),
  PayWithExchange: () => import('./pay-with-exchange/pay-with-exchange.view.tsx'),
  WalletCompatibleNetworks: () =>
    import('./wallet-compatible-networks/wallet-compatible-networks.view.tsx'),

  Networks: () => import('./networks/networks.view.tsx'),
  SwitchNetwork: () => import('./switch-network/switch-network.view.tsx'),
  SwitchActiveChain: () => import('./switch-active-chain/switch-active-chain.view.tsx'),
  UnsupportedChain: () => import('./unsupported-chain/unsupported-chain.view.tsx'),

  WhatIsAWallet: () => import('./what-is-a-wallet/what-is-a-wallet.view.tsx'),
  WhatIsANetwork: () => import('./what-is-a-network/what-is-a-network.view.tsx'),
  GetWallet: () => import('./get-wallet/get-wallet.view.tsx'),
  Downloads: () => import('./downloads/downloads.view.tsx'),

  EmailLogin: () => import('./email-login/email-login.view.tsx'),
  Create: () => import('./create/create.view.tsx'),
  ConnectSocials: () => import('./connect-socials/connect-socials.view.tsx'),
  ConnectWallets: () => import('./connect-wallets/connect-wallets.view.tsx'),
  ConnectingSocial: () => import('./connecting-social/connecting-social.view.tsx'),
  ConnectingFarcaster: () => import('./connecting-farcaster/connecting-farcaster.view.tsx'),
  EmailVerifyOtp: () => import('./email-verify-otp/email-verify-otp.view.tsx'),
  EmailVerifyDevice: () => import('./email-verify-device/email-verify-device.view.tsx'),
  EmailUpdate: () => import('./email-update/email-update.view.tsx'),
  EmailUpdatePrimaryOtp: () => import('./email-update-otp/email-update-primary-otp.view.tsx'),
  EmailUpdateSecondaryOtp: () => import('./email-update-otp/email-update-secondary-otp.view.tsx'),
  AccountSettings: () => import('./account-settings/account-settings.view.tsx'),
  UpgradeEmailWallet: () => import('./upgrade-email-wallet/upgrade-email-wallet.view.tsx'),
  ApproveTransaction: () => import('./approve-transaction/approve-transaction.view.tsx'),
}
