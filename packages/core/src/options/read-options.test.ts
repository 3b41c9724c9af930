import { expect, test } from 'vitest'
import { isLatchkeyError, LatchkeyError } from '../contract/index.ts'
import type { LatchkeyOptions } from './latchkey-options.ts'
import { readOptions } from './read-options.ts'

const network = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.example'] } },
}
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const metadata = { name: 'Shop', description: '', url: 'https://shop.example', icons: [] }

/** The network's own rule has its own test. */
const checks = {
  networkProblems: (value: unknown, path: string): readonly string[] =>
    typeof value === 'object' && value !== null && Reflect.get(value, 'name') !== undefined
      ? []
      : [`${path}: must be a network`],
}

/** Returns the problems of options that a page in plain JavaScript can pass. */
function read(given: object): readonly string[] {
  try {
    // A page without types may write anything; that it is checked is what is tested here.
    readOptions({ networks: [network], ...given } as LatchkeyOptions, checks)
    return []
  } catch (thrown) {
    if (isLatchkeyError(thrown, 'options.invalid')) return thrown.context.problems
    throw thrown
  }
}

test.each<[wrong: object, problem: string]>([
  [{ networks: undefined }, 'networks: must be a list of at least one network'],
  [{ networks: [] }, 'networks: must be a list of at least one network'],
  [{ networks: network }, 'networks: must be a list of at least one network'],
  [{ networks: [network, {}] }, 'networks[1]: must be a network'],
  [{ defaultNetwork: { ...network, name: undefined } }, 'defaultNetwork: must be a network'],
  [{ defaultNetwork: { ...network, id: 10 } }, 'defaultNetwork: must be one of networks'],
  [{ adapters: {} }, 'adapters: must be a list'],
  [{ adapters: [() => ({})] }, 'adapters[0]: must be an adapter'],
  [{ adapters: [{ namespace: 'cosmos' }] }, 'adapters[0]: must be an adapter'],
  [
    { adapters: [{ namespace: 'eip155' }, { namespace: 'eip155' }] },
    'adapters: must be one per namespace',
  ],
  [{ id: '' }, 'id: must be up to 32 of a-z, 0-9, -'],
  [{ id: 'a/b' }, 'id: must be up to 32 of a-z, 0-9, -'],
  [
    { accountTypes: { eip155: 'eoa' } },
    'accountTypes.eip155: must be a list of at least one of eoa, smartAccount',
  ],
  [
    { accountTypes: { eip155: [] } },
    'accountTypes.eip155: must be a list of at least one of eoa, smartAccount',
  ],
  [
    { accountTypes: { eip155: ['eoa', 'payment'] } },
    'accountTypes.eip155: must be a list of at least one of eoa, smartAccount',
  ],
  [
    { accountTypes: { solana: ['smartAccount'] } },
    'accountTypes.solana: must be a list of at least one of eoa',
  ],
  [
    { accountTypes: { bip122: ['eoa'] } },
    'accountTypes.bip122: must be a list of at least one of payment, ordinal, stx',
  ],
  [
    { accountTypes: { bip122: ['stx'] } },
    'accountTypes.bip122: must contain payment or ordinal beside stx',
  ],
  [
    { accountTypes: { bitcoin: ['payment'] } },
    'accountTypes.bitcoin: must be one of eip155, solana, bip122, polkadot',
  ],
  [
    { adapters: [{ namespace: 'tide', traits: { name: 'T' } }], accountTypes: { sea: ['eoa'] } },
    'accountTypes.sea: must be one of eip155, solana, bip122, polkadot, tide',
  ],
  [{ tokens: { 'tide:7': { address: 't1' } } }, 'tokens.tide:7: no adapter serves tide'],
  [{ accountTypes: ['eoa'] }, 'accountTypes: must be an object'],
  [
    { auth: {}, defaultAccountTypes: { eip155: 'payment' } },
    'defaultAccountTypes.eip155: must be one of eoa, smartAccount',
  ],
  [
    { defaultAccountTypes: { bip122: 'taproot' } },
    'defaultAccountTypes.bip122: must be one of payment, ordinal, stx',
  ],
  [{ walletConnect: true }, 'walletConnect: must be walletConnect() of @latchkey/walletconnect'],
  [
    { walletConnect: () => ({}) },
    'walletConnect: must be walletConnect() of @latchkey/walletconnect',
  ],
  [
    { universalProvider: {} },
    'universalProvider: needs walletConnect, see @latchkey/walletconnect',
  ],
  [{ siwx: {} }, 'siwx: must be a Siwx, such as localSiwx()'],
  [
    { siweConfig: {} },
    'siweConfig: must be getNonce, createMessage, verifyMessage, getSession, signOut',
  ],
  [{ projectId: 7 }, 'projectId: must be a text'],
  [{ metadata: 'Shop' }, 'metadata: must be an object'],
  [{ metadata: { ...metadata, name: undefined } }, 'metadata.name: must be a text'],
  [{ metadata: { ...metadata, url: 'shop' } }, 'metadata.url: must be an http(s) URL'],
  [{ metadata: { ...metadata, icons: 'x' } }, 'metadata.icons: must be a list of texts'],
  [
    { endpoints: { walletApi: 'javascript:alert(1)' } },
    'endpoints.walletApi: must be an http(s) URL',
  ],
  [{ endpoints: { relay: 'https://relay.example' } }, 'endpoints.relay: must be a ws(s) URL'],
  [{ endpoints: { ipfsGateway: 'ipfs://x' } }, 'endpoints.ipfsGateway: must be an http(s) URL'],
  [{ collectibles: {} }, 'collectibles: must be a list'],
  [{ collectibles: [{}] }, 'collectibles[0]: must be { namespaces, listPage() }'],
  [
    { collectibles: [{ namespaces: ['Cosmos'], listPage() {} }] },
    'collectibles[0]: must be { namespaces, listPage() }',
  ],
  [
    { collectibles: [{ namespaces: ['solana'] }] },
    'collectibles[0]: must be { namespaces, listPage() }',
  ],
  [
    { swapSource: { networks: ['eip155:1'] } },
    'swapSource: must be { networks, listTokens(), readQuote(), … }',
  ],
  [{ onramp: { meldKey: ' ' } }, 'onramp.meldKey: must be a text'],
  [{ onramp: { partnerUserId: 'short' } }, 'onramp.partnerUserId: must be 32 to 50 characters'],
  [{ onramp: { countryCode: 'USA' } }, 'onramp.countryCode: must be a country of two letters'],
  [
    { onramp: { restrictedTimezones: 'Asia/Macau' } },
    'onramp.restrictedTimezones: must be a list of texts',
  ],
  ...[
    { id: 'coinbase', name: 'Mine', namespaces: ['eip155'], buildUrl() {} },
    { id: 'quay', name: 'Quay', namespaces: ['Cosmos'], buildUrl() {} },
    { id: 'quay', name: 'Quay', namespaces: ['eip155'] },
  ].map((source): [object, string] => [
    { onrampSources: [source] },
    'onrampSources[0]: must be { id, name, namespaces, buildUrl() }',
  ]),
  [
    {
      onrampSources: ['Quay', 'Other'].map((name) => ({
        id: 'quay',
        name,
        namespaces: ['eip155'],
        buildUrl() {},
      })),
    },
    'onrampSources: must be of different ids',
  ],
  [{ features: [] }, 'features: must be an object'],
  [{ features: { swaps: 'no' } }, 'features.swaps: must be true or false'],
  [
    { features: { socials: ['myspace'] } },
    'features.socials: must be a list of any of google, x, discord, farcaster, github, apple, facebook, or false',
  ],
  [
    { features: { connectorTypeOrder: ['recents'] } },
    'features.connectorTypeOrder: must be a list of any of walletConnect, recent, injected, featured, custom, external, recommended',
  ],
  [
    { features: { connectMethodsOrder: 'email' } },
    'features.connectMethodsOrder: must be a list of any of email, social, wallet',
  ],
  [
    { features: { walletFeaturesOrder: ['buy'] } },
    'features.walletFeaturesOrder: must be a list of any of onramp, swaps, receive, send',
  ],
  [{ allWallets: 'show' }, 'allWallets: must be one of SHOW, HIDE, ONLY_MOBILE'],
  [{ themeMode: 'dim' }, 'themeMode: must be one of dark, light, system'],
  [{ themeVariables: { accent: {} } }, 'themeVariables: must be an object of texts and numbers'],
  [{ excludeWalletIds: 'x' }, 'excludeWalletIds: must be a list of texts'],
  [{ customWallets: {} }, 'customWallets: must be a list'],
  [{ customWallets: [{ id: 'x' }] }, 'customWallets[0]: must be a wallet with id and name'],
  [
    { customWallets: [{ id: 'x', name: 'X', mobile_link: 7 }] },
    'customWallets[0].mobile_link: must be a text',
  ],
  [
    { customWallets: [{ id: 'x', name: 'X', imageURL: 'https://x.example/x.png' }] },
    'customWallets[0].imageURL: must be one of id, name, homepage, imageUrl, mobileLink, desktopLink, webappLink, appStore, playStore, image_url, mobile_link, desktop_link, webapp_link, app_store, play_store',
  ],
  ...[
    [],
    { 1: { address: TOKEN } },
    { 'eip155:1': TOKEN },
    { 'eip155:1': { address: '0x1' } },
    { [SOLANA]: { address: '' } },
    { 'eip155:1': { address: TOKEN, image: 'javascript:alert(1)' } },
  ].map((tokens): [object, string] => [
    { tokens },
    'tokens: must be an object of { address, image? } by CAIP-2 id',
  ]),
  [
    { universalProviderConfigOverride: {} },
    'universalProviderConfigOverride: needs walletConnect, see @latchkey/walletconnect',
  ],
  ...(
    [
      [{ methods: ['eth_call'] }, '.methods: must be an object of lists of texts by namespace'],
      [
        { methods: { eip155: 'eth_call' } },
        '.methods: must be an object of lists of texts by namespace',
      ],
      [{ events: { evm: [] } }, '.events: must be an object of lists of texts by namespace'],
      [
        { chains: { eip155: [1] } },
        '.chains: must be an object of lists of CAIP-2 ids by namespace',
      ],
      [{ rpcMap: { 1: 'https://n.example' } }, '.rpcMap: must be an object of a URL by CAIP-2 id'],
      [{ rpcMap: { 'eip155:1': 'node' } }, '.rpcMap: must be an object of a URL by CAIP-2 id'],
      [{ defaultChain: '1' }, '.defaultChain: must be a CAIP-2 id'],
    ] as const
  ).flatMap(([override, problem]): [object, string][] => [
    [
      { walletConnect: { load() {} }, universalProviderConfigOverride: override },
      `universalProviderConfigOverride${problem}`,
    ],
    [{ walletConnect: { load() {}, override } }, `walletConnect.override${problem}`],
  ]),
  [{ enableInjected: 1 }, 'enableInjected: must be true or false'],
  [{ debug: 'true' }, 'debug: must be true or false'],
  [{ locale: 'german please' }, 'locale: must be a language tag'],
  [{ strings: { connect: 1 } }, 'strings: must be an object of texts'],
  [{ chainImages: { 1: null } }, 'chainImages: must be an object of texts'],
  [
    { customRpcUrls: { 1: ['https://node.example'] } },
    'customRpcUrls: must be an object of URLs by CAIP-2 id',
  ],
  [
    { customRpcUrls: { 'eip155:1': ['node'] } },
    'customRpcUrls: must be an object of URLs by CAIP-2 id',
  ],
  [{ storage: 'local' }, "storage: must be 'memory' or a Storage"],
  [{ storage: { get() {} } }, "storage: must be 'memory' or a Storage"],
  [{ storage: { set() {} } }, "storage: must be 'memory' or a Storage"],
  [{ onEvent: {} }, 'onEvent: must be a function'],
  [{ termsConditionsUrl: 'terms' }, 'termsConditionsUrl: must be an http(s) URL'],
])('%o is refused', (wrong, problem) => {
  expect(read(wrong)).toEqual([problem])
})

test.each<[right: object]>([
  [{}],
  [{ defaultNetwork: { ...network } }],
  [{ adapters: [] }],
  [{ collectibles: [{ namespaces: ['solana'], listPage() {} }] }],
  [{ adapters: [{ namespace: 'eip155' }, { namespace: 'solana' }] }],
  [{ id: 'shop-2', projectId: '', locale: 'zh-Hans-CN', nonce: 'abc' }],
  [{ metadata }],
  [{ endpoints: { blockchainApi: 'http://localhost:4402', relay: 'ws://localhost:4405' } }],
  [{ features: { socials: false, swaps: undefined, connectMethodsOrder: ['wallet'] } }],
  [{ themeVariables: { accent: '#f0f', '--w3m-z-index': 999 } }],
  [{ customRpcUrls: { 'eip155:1': ['http://localhost:8545'] } }],
  [{ storage: 'memory' }],
  [{ storage: { get() {}, set() {}, remove() {}, keys() {} } }],
  [{ customWallets: [{ id: 'x', name: 'X' }], themeMode: 'system', allWallets: 'HIDE' }],
  [{ customWallets: [{ id: 'x', name: 'X', mobile_link: 'x://', imageUrl: undefined }] }],
  [
    {
      tokens: {
        'eip155:1': { address: TOKEN },
        [SOLANA]: { address: 'So1', image: 'https://t.example/' },
      },
    },
  ],
  [
    {
      walletConnect: { load() {} },
      universalProviderConfigOverride: {
        methods: { eip155: ['personal_sign'] },
        events: { solana: [] },
        chains: { eip155: ['eip155:1'] },
        rpcMap: { 'eip155:1': 'https://node.example' },
        defaultChain: 'eip155:1',
      },
    },
  ],
  [
    {
      auth: {},
      tokens: {},
      walletConnect: { load() {} },
      universalProvider: {},
      defaultAccountTypes: {},
      accountTypes: {},
    },
  ],
  [{ accountTypes: { eip155: ['eoa'] }, defaultAccountTypes: { bip122: 'ordinal' } }],
  [{ accountTypes: { bip122: ['payment', 'stx'] } }],
  [
    {
      adapters: [{ namespace: 'tide', traits: { name: 'Tide' } }],
      accountTypes: { tide: ['eoa'] },
      defaultAccountTypes: { tide: 'eoa' },
    },
  ],
  [{ siweConfig: undefined, siwx: undefined }],
  [{ unknownOption: 1 }],
])('%o is accepted', (right) => {
  expect(read(right)).toEqual([])
})

test('one error names every invalid path', () => {
  expect(read({ networks: [], themeMode: 'dim', projectId: 7 })).toEqual([
    'networks: must be a list of at least one network',
    'projectId: must be a text',
    'themeMode: must be one of dark, light, system',
  ])
})

test('the message lists every problem on its own line', () => {
  const error = new LatchkeyError('options.invalid', { problems: ['a: b', 'c: d'] })

  expect(error.message).toBe('createLatchkey cannot use these options:\n- a: b\n- c: d')
})

test('two sign-in options are refused with the message of the specification', () => {
  expect(() => read({ siwx: {}, siweConfig: {}, themeMode: 'dim' })).toThrow(
    'Cannot set both `siweConfig` and `siwx` options',
  )
})

test('options that are not an object are refused', () => {
  // As above: the page has no types.
  const nothing = undefined as unknown as LatchkeyOptions

  expect(() => readOptions(nothing, checks)).toThrow('options: must be an object')
})
