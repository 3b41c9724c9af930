import { expect, test } from 'vitest'
import * as adapter from './adapter/index.ts'
import * as contract from './contract/index.ts'
import * as core from './index.ts'
import * as page from './page/index.ts'
import * as testing from './testing/index.ts'

test('the package exports these names and no others', () => {
  expect(Object.keys(core).sort()).toMatchInlineSnapshot(`
    [
      "CATALOG",
      "DEFAULT_ACCOUNT_TYPES",
      "accountActions",
      "accountTabs",
      "activeWallet",
      "addressLabel",
      "addressName",
      "areTermsDue",
      "asksForTerms",
      "canClose",
      "catalogCells",
      "closeWallets",
      "connectMethods",
      "connectionStatus",
      "createCore",
      "currentFailure",
      "currentRoute",
      "formatAmount",
      "hasLogins",
      "hasPaymentLinks",
      "isEmbeddedActive",
      "isNameClose",
      "isNameFound",
      "isSameRoute",
      "isSameWallet",
      "isSignInRequired",
      "lastUsed",
      "lazy",
      "listingAnswer",
      "namedWallet",
      "offeredPlatforms",
      "offeredWallets",
      "ownLabel",
      "parseAmount",
      "paymentLink",
      "portfolioAccounts",
      "portfolioOf",
      "preferredAccountType",
      "providerType",
      "publicAccount",
      "publicListing",
      "publicLogin",
      "publicPairing",
      "publicSignIn",
      "publicState",
      "safeLink",
      "shownAccounts",
      "shownPortfolio",
      "shownTab",
      "truncateAmount",
      "usableSocials",
      "visibleConnectors",
      "walletPlatforms",
    ]
  `)
})

test('the entry `contract` exports these names and no others', () => {
  expect(Object.keys(contract).sort()).toMatchInlineSnapshot(`
    [
      "LatchkeyError",
      "NAMESPACES",
      "PAGE_RESTORED",
      "RPC_CODES",
      "WALLET_METHODS",
      "accountOn",
      "addressOf",
      "assertNever",
      "exactOrigin",
      "isAccountId",
      "isAllowedOrigin",
      "isEmailAddress",
      "isLatchkeyError",
      "isNamespace",
      "isNetworkId",
      "isWebLink",
      "lazy",
      "matchesOrigin",
      "namespaceOf",
      "networkOf",
      "plainError",
      "plainText",
      "referenceOf",
      "rpcErrorCode",
      "safeImage",
      "safeLink",
      "throwIfAborted",
      "toLatchkeyError",
      "untilAborted",
      "walletError",
    ]
  `)
})

test('the entry `adapter` exports these names and no others', () => {
  expect(Object.keys(adapter).sort()).toMatchInlineSnapshot(`
    [
      "answerSoon",
      "awaitWallet",
      "callFeature",
      "claimedId",
      "cleanName",
      "connectAnswer",
      "createClaims",
      "createDiscovery",
      "createEmitter",
      "createRecheck",
      "createSessionStore",
      "createStandardList",
      "currentPage",
      "followStandardWallet",
      "isTextOf",
      "isWalletIcon",
      "lazyAdapter",
      "lazyFacets",
      "listenToWallet",
      "readRegistration",
      "readStandardAccounts",
      "refusal",
      "requestRevoke",
      "requestWallet",
      "requireUnambiguous",
      "sessionActions",
      "within",
    ]
  `)
})

test('the entry `page` exports these names and no others', () => {
  expect(Object.keys(page).sort()).toEqual(['readOptions', 'storageKeys', 'toNetwork'])
})

test('the entry `testing` exports these names and no others', () => {
  expect(Object.keys(testing).sort()).toMatchInlineSnapshot(`
    [
      "aChain",
      "aFakeWallet",
      "aPairedSession",
      "aStandardWallet",
      "anAuthState",
      "anAuthUser",
      "createChainHost",
      "createFakeAdapter",
      "createFakeAuth",
      "createFakeClock",
      "createFakeDevice",
      "createFakeHttp",
      "createFakeLogger",
      "createFakeRandom",
      "createFakeRelay",
      "createFakeSiwx",
      "createFakeStandardPage",
      "createFakeStorage",
      "createFakeTabs",
      "createFakeTelemetry",
      "createFakeWebStorage",
      "createFakeWindows",
      "createTestCore",
      "describeAdapterOnServer",
      "describeAuthPort",
      "describeChainAdapter",
      "describeRelayPort",
      "requestNode",
    ]
  `)
})
