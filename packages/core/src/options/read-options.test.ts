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
const metadata = { name: 'Shop', description: '', url: 'https://shop.example', icons: [] }

/** The network's own rule has its own test. */
const checks = {
  networkProblems: (value: unknown, path: string): readonly string[] =>
    typeof value === 'object' && value !== null && Reflect.get(value, 'name') !== undefined
      ? []
      : [`${path}: must be a network`],
}

/** What a page in plain JavaScript can hand over. */
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
    { auth: { problems: ({ id }: { id?: unknown }) => [`id: ${String(id)}`] }, id: 'of-all' },
    'id: of-all',
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
  [
    {
      auth: {},
      siwx: {},
      tokens: {},
      walletConnect: { load() {} },
      universalProvider: {},
      defaultAccountTypes: {},
      accountTypes: {},
    },
  ],
  [{ accountTypes: { eip155: ['eoa'] }, defaultAccountTypes: { bip122: 'ordinal' } }],
  [{ siweConfig: {}, siwx: undefined }],
  [{ somethingNobodyKnows: 1 }],
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
  expect(() => read({ siwx: {}, siweConfig: {} })).toThrow(
    'Cannot set both `siweConfig` and `siwx` options',
  )
})

test('options that are not an object are refused', () => {
  // As above: the page has no types.
  const nothing = undefined as unknown as LatchkeyOptions

  expect(() => readOptions(nothing, checks)).toThrow('options: must be an object')
})
