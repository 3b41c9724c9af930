import { expect, test } from 'vitest'
import * as adapter from './adapter/index.ts'
import * as contract from './contract/index.ts'
import * as core from './index.ts'
import * as page from './page/index.ts'
import * as production from './page/production/index.ts'
import * as testing from './testing/index.ts'
import * as views from './views/index.ts'

test('the package exports these names and no others', () => {
  expect(Object.keys(core).sort()).toMatchInlineSnapshot(`
    [
      "accountAvatar",
      "addressName",
      "connectionStatus",
      "createCore",
      "formatAmount",
      "hasPaymentLinks",
      "parseAmount",
      "paymentLink",
      "preferredAccountType",
      "providerType",
      "publicAccount",
      "publicListing",
      "publicLogin",
      "publicPairing",
      "publicSignIn",
      "publicState",
      "safeLink",
      "swapNetworks",
      "truncateAmount",
      "visibleConnectors",
    ]
  `)
})

test('the entry `contract` exports these names and no others', () => {
  expect(Object.keys(contract).sort()).toMatchInlineSnapshot(`
    [
      "DEFAULT_ANCESTORS",
      "LatchkeyError",
      "NAMESPACES",
      "PAGE_RESTORED",
      "RPC_CODES",
      "WALLET_METHODS",
      "accountOn",
      "addressOf",
      "assertNever",
      "exactOrigin",
      "findRules",
      "hasAccountForm",
      "hasNamespaceForm",
      "hasNetworkForm",
      "isAccountId",
      "isAllowedOrigin",
      "isEmailAddress",
      "isLatchkeyError",
      "isLookalike",
      "isNamespace",
      "isNetworkId",
      "isPlain",
      "isSameAddress",
      "isWebLink",
      "keepListening",
      "lazy",
      "matchesOrigin",
      "namespaceOf",
      "networkOf",
      "originMatcher",
      "plainError",
      "plainText",
      "referenceOf",
      "rpcErrorCode",
      "rulesOf",
      "safeImage",
      "safeLink",
      "secureLink",
      "sortNamespaces",
      "templateOnrampSource",
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
      "SWITCH_LIMIT_MS",
      "answerSoon",
      "awaitWallet",
      "callFeature",
      "claimedId",
      "cleanIcon",
      "cleanName",
      "connectAnswer",
      "createClaims",
      "createDiscovery",
      "createEmitter",
      "createLockedWallets",
      "createRecheck",
      "createRereading",
      "createSessionStore",
      "createStandardList",
      "currentPage",
      "followStandardWallet",
      "isByteList",
      "isTextOf",
      "keepListening",
      "lazyAdapter",
      "lazyFacets",
      "listenToWallet",
      "observing",
      "readByteForms",
      "readField",
      "readRegistration",
      "readStandardAccounts",
      "readThrownLayers",
      "refusal",
      "requestRevoke",
      "requestWallet",
      "requireUnambiguous",
      "saysRefused",
      "sessionActions",
      "storeOfSite",
      "within",
    ]
  `)
})

test('the entry `page` exports these names and no others', () => {
  expect(Object.keys(page).sort()).toEqual([
    'accountPart',
    'readOptions',
    'storageKeys',
    'toNetwork',
    'truncateAmount',
  ])
})

test('the entry `testing` exports these names and no others', () => {
  expect(Object.keys(testing).sort()).toMatchInlineSnapshot(`
    [
      "CATALOG",
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
      "createSendingAdapter",
      "createTestCore",
      "describeAdapterOnServer",
      "describeAuthPort",
      "describeChainAdapter",
      "describeRelayPort",
      "requestNode",
      "testedCore",
    ]
  `)
})

test('no name of a view is a name of a site', () => {
  const ofSites = new Set([core, page, contract].flatMap((entry) => Object.keys(entry)))

  expect(Object.keys(views).filter((name) => ofSites.has(name))).toEqual([])
})

test('in production the page has the same names, and its options are not checked', () => {
  expect(Object.keys(production).sort()).toEqual(Object.keys(page).sort())

  const options = { networks: 'none' } as never
  expect(production.readOptions(options)).toBe(options)
  expect(() => page.readOptions(options)).toThrow('networks: must be a list')
})

test('a core of a website refuses wrong options by name', () => {
  const options = { networks: [], themeMode: 'pink' } as never

  expect(() => core.createCore(options)).toThrow(/networks: .*\n.*themeMode: must be one of dark/)
})
