export {
  type CreateLatchkeyOptions,
  createLatchkey,
  type InitialState,
  type Latchkey,
  type PublicConnection,
  type PublicEvent,
  type PublicNetwork,
  type PublicTheme,
  type PublicWallet,
  type ThemeVariables,
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
