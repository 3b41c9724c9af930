export type {
  CreateLatchkeyOptions,
  InitialState,
  Latchkey,
  PublicConnection,
  PublicEvent,
  PublicNetwork,
  PublicTheme,
  PublicWallet,
  ThemeVariables,
} from '@latchkey/react'
export {
  type AccountChoice,
  type NamespaceProviderRefs,
  useLatchkey,
  useLatchkeyAccount,
  useLatchkeyConnections,
  useLatchkeyDisconnect,
  useLatchkeyEvents,
  useLatchkeyNetwork,
  useLatchkeyProvider,
  useLatchkeyState,
  useLatchkeyTheme,
  useLatchkeyWallets,
} from './composables.ts'
export { createLatchkey } from './create-latchkey.ts'
export {
  type ExchangeBuyChoice,
  useAvailableExchanges,
  useExchangeBuyStatus,
} from './exchange-composables.ts'
export {
  type PayRefs,
  useLatchkeyListing,
  useLatchkeyLogin,
  useLatchkeyOnramp,
  useLatchkeyPairing,
  useLatchkeySignIn,
  usePay,
  usePayUrlActions,
} from './flow-composables.ts'
export {
  type InstanceChoice,
  type LatchkeyPluginOptions,
  latchkeyPlugin,
  provideLatchkey,
} from './plugin.ts'
export {
  type LatchkeySendRefs,
  type LatchkeySwapRefs,
  useLatchkeyActivity,
  useLatchkeyBalances,
  useLatchkeyCollectibles,
  useLatchkeySend,
  useLatchkeySwap,
} from './shared-composables.ts'
export type { Refs } from './use-reading.ts'
