import { expect, test } from 'vitest'
import * as react from './index.ts'

test('the front door shows these names and no others', () => {
  expect(Object.keys(react).sort()).toMatchInlineSnapshot(`
    [
      "AccountButton",
      "ConnectButton",
      "LatchkeyProvider",
      "NetworkButton",
      "createLatchkey",
      "useLatchkey",
      "useLatchkeyAccount",
      "useLatchkeyDisconnect",
      "useLatchkeyEvents",
      "useLatchkeyNetwork",
      "useLatchkeyProvider",
      "useLatchkeyState",
      "useLatchkeyTheme",
      "useLatchkeyWallets",
    ]
  `)
})
