'use client'

/**
 * The entry of `@latchkey/react` in a server component, by the export condition `react-server`: the
 * same names, as references to the client's. It is a separate file, since bundlers without server
 * components warn of the directive.
 */
export {
  AccountButton,
  ConnectButton,
  createLatchkey,
  LatchkeyButton,
  LatchkeyProvider,
  NetworkButton,
  useAvailableExchanges,
  useExchangeBuyStatus,
  useLatchkey,
  useLatchkeyAccount,
  useLatchkeyActivity,
  useLatchkeyBalances,
  useLatchkeyCollectibles,
  useLatchkeyConnections,
  useLatchkeyDisconnect,
  useLatchkeyEvents,
  useLatchkeyListing,
  useLatchkeyLogin,
  useLatchkeyNetwork,
  useLatchkeyOnramp,
  useLatchkeyPairing,
  useLatchkeyProvider,
  useLatchkeySend,
  useLatchkeySignIn,
  useLatchkeyState,
  useLatchkeySwap,
  useLatchkeyTheme,
  useLatchkeyWallets,
  usePay,
  usePayUrlActions,
  WalletButton,
} from './index.ts'
