'use client'

/**
 * What `@latchkey/react` is in a server component, by the export condition `react-server`: the same names,
 * of which a server gets references to the client's. It is a file of its own, since bundlers without
 * server components warn of the directive.
 */
export {
  AccountButton,
  ConnectButton,
  createLatchkey,
  LatchkeyButton,
  LatchkeyProvider,
  NetworkButton,
  useLatchkey,
  useLatchkeyAccount,
  useLatchkeyConnections,
  useLatchkeyDisconnect,
  useLatchkeyEvents,
  useLatchkeyListing,
  useLatchkeyLogin,
  useLatchkeyNetwork,
  useLatchkeyPairing,
  useLatchkeyProvider,
  useLatchkeyState,
  useLatchkeyTheme,
  useLatchkeyWallets,
  WalletButton,
} from './index.ts'
