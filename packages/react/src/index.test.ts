import { expect, test } from 'vitest'
import * as react from './index.ts'

test('the package exports these names and no others', () => {
  expect(Object.keys(react).sort()).toMatchInlineSnapshot(`
    [
      "AccountButton",
      "ConnectButton",
      "LatchkeyButton",
      "LatchkeyProvider",
      "NetworkButton",
      "WalletButton",
      "createLatchkey",
      "useAvailableExchanges",
      "useExchangeBuyStatus",
      "useLatchkey",
      "useLatchkeyAccount",
      "useLatchkeyActivity",
      "useLatchkeyBalances",
      "useLatchkeyCollectibles",
      "useLatchkeyConnections",
      "useLatchkeyDisconnect",
      "useLatchkeyEvents",
      "useLatchkeyListing",
      "useLatchkeyLogin",
      "useLatchkeyNetwork",
      "useLatchkeyOnramp",
      "useLatchkeyPairing",
      "useLatchkeyProvider",
      "useLatchkeySend",
      "useLatchkeySignIn",
      "useLatchkeyState",
      "useLatchkeySwap",
      "useLatchkeyTheme",
      "useLatchkeyWallets",
      "usePay",
      "usePayUrlActions",
    ]
  `)
})
