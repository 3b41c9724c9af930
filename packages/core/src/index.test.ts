import { expect, test } from 'vitest'
import * as contract from './contract/index.ts'
import * as core from './index.ts'
import * as testing from './testing/index.ts'

test('the front door shows these names and no others', () => {
  expect(Object.keys(core).sort()).toMatchInlineSnapshot(`
    [
      "canClose",
      "connectionStatus",
      "createCore",
      "createStagedCore",
      "hasStoredConnection",
      "listingQuestion",
      "publicAccount",
      "publicState",
      "readOptions",
      "storageKeys",
      "toNetwork",
      "visibleConnectors",
    ]
  `)
})

test('so does the door of the contract', () => {
  expect(Object.keys(contract).sort()).toMatchInlineSnapshot(`
    [
      "CATALOG",
      "DEFAULT_ACCOUNT_TYPES",
      "LatchkeyError",
      "NAMESPACES",
      "PAGE_RESTORED",
      "RPC_CODES",
      "accountOn",
      "addressOf",
      "assertNever",
      "formatAmount",
      "isAccountId",
      "isLatchkeyError",
      "isNamespace",
      "isNetworkId",
      "isWebLink",
      "namespaceOf",
      "networkOf",
      "parseAmount",
      "plainError",
      "referenceOf",
      "rpcErrorCode",
      "safeImage",
      "safeLink",
      "throwIfAborted",
      "toLatchkeyError",
      "truncateAmount",
      "untilAborted",
      "walletError",
    ]
  `)
})

test('so does the door of the tests', () => {
  expect(Object.keys(testing).sort()).toMatchInlineSnapshot(`
    [
      "aChain",
      "aFakeWallet",
      "createFakeAdapter",
      "createFakeClock",
      "createFakeDevice",
      "createFakeHttp",
      "createFakeLogger",
      "createFakeRandom",
      "createFakeStorage",
      "createFakeTabs",
      "createFakeTelemetry",
      "createFakeWebStorage",
      "createFakeWindows",
      "createTestCore",
      "describeChainAdapter",
    ]
  `)
})
