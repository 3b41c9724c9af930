export type { EvmProvider, NamespaceProviders } from '@latchkey/core/contract'
export type { ThemeVariables } from '@latchkey/ui/page'
export {
  AccountButton,
  type AccountButtonCustomProps,
  type AccountButtonProps,
} from './button/account-button.tsx'
export {
  ConnectButton,
  type ConnectButtonCustomProps,
  type ConnectButtonProps,
} from './button/connect-button.tsx'
export {
  LatchkeyButton,
  type LatchkeyButtonCustomProps,
  type LatchkeyButtonProps,
} from './button/latchkey-button.tsx'
export {
  NetworkButton,
  type NetworkButtonCustomProps,
  type NetworkButtonProps,
} from './button/network-button.tsx'
export type { AccountButtonState } from './button/use-account-button.ts'
export type { ConnectButtonState } from './button/use-connect-button.ts'
export type { LatchkeyButtonState } from './button/use-latchkey-button.ts'
export type { NetworkButtonState } from './button/use-network-button.ts'
export type { WalletButtonState } from './button/use-wallet-button.ts'
export {
  WalletButton,
  type WalletButtonCustomProps,
  type WalletButtonProps,
} from './button/wallet-button.tsx'
export type { InstanceChoice } from './context/latchkey-context.ts'
export { LatchkeyProvider, type LatchkeyProviderProps } from './context/latchkey-provider.tsx'
export { createLatchkey } from './create-latchkey.ts'
export {
  type AvailableExchanges,
  type AvailableExchangesOptions,
  useAvailableExchanges,
} from './hooks/use-available-exchanges.ts'
export {
  type ExchangeBuyStatus,
  type ExchangeBuyStatusOptions,
  useExchangeBuyStatus,
} from './hooks/use-exchange-buy-status.ts'
export { useLatchkey } from './hooks/use-latchkey.ts'
export { type AccountChoice, useLatchkeyAccount } from './hooks/use-latchkey-account.ts'
export { type LatchkeyActivity, useLatchkeyActivity } from './hooks/use-latchkey-activity.ts'
export { type LatchkeyBalances, useLatchkeyBalances } from './hooks/use-latchkey-balances.ts'
export {
  type LatchkeyCollectibles,
  useLatchkeyCollectibles,
} from './hooks/use-latchkey-collectibles.ts'
export {
  type LatchkeyConnections,
  useLatchkeyConnections,
} from './hooks/use-latchkey-connections.ts'
export { useLatchkeyDisconnect } from './hooks/use-latchkey-disconnect.ts'
export { useLatchkeyEvents } from './hooks/use-latchkey-events.ts'
export { type LatchkeyListing, useLatchkeyListing } from './hooks/use-latchkey-listing.ts'
export { type LatchkeyLogin, useLatchkeyLogin } from './hooks/use-latchkey-login.ts'
export { type LatchkeyNetwork, useLatchkeyNetwork } from './hooks/use-latchkey-network.ts'
export { type LatchkeyOnramp, useLatchkeyOnramp } from './hooks/use-latchkey-onramp.ts'
export { type LatchkeyPairing, useLatchkeyPairing } from './hooks/use-latchkey-pairing.ts'
export {
  type LatchkeyNamespaceProvider,
  useLatchkeyProvider,
} from './hooks/use-latchkey-provider.ts'
export { type LatchkeySend, useLatchkeySend } from './hooks/use-latchkey-send.ts'
export { type LatchkeySignIn, useLatchkeySignIn } from './hooks/use-latchkey-sign-in.ts'
export { useLatchkeyState } from './hooks/use-latchkey-state.ts'
export { type LatchkeySwap, useLatchkeySwap } from './hooks/use-latchkey-swap.ts'
export { type LatchkeyTheme, useLatchkeyTheme } from './hooks/use-latchkey-theme.ts'
export { type LatchkeyWallets, useLatchkeyWallets } from './hooks/use-latchkey-wallets.ts'
export { type PayCallbacks, type PayHook, usePay } from './hooks/use-pay.ts'
export { type PayUrlActions, usePayUrlActions } from './hooks/use-pay-url-actions.ts'
export type { DeferredActions, PageOpenRequest } from './instance/deferred-actions.ts'
export type { CreateLatchkeyOptions, InitialState, Latchkey } from './instance/latchkey.ts'
export type { Providers } from './instance/namespace-providers.ts'
export type { LatchkeySendState } from './instance/page-send.ts'
export type { LatchkeySwapState } from './instance/page-swap.ts'
export type {
  PublicConnection,
  PublicEvent,
  PublicNetwork,
  PublicOnramp,
  PublicProfile,
  PublicTheme,
  PublicWallet,
  Readings,
} from './instance/readings.ts'
export type { MessageKey, Strings } from './messages/messages.ts'
