import { expect, test } from 'vitest'
import type { DeviceFacts, Namespace, NetworkId, Wallet } from '../contract/index.ts'
import { optionsState } from '../options/defaults.ts'
import type { Features } from '../options/options-state.ts'
import { toNetwork } from '../options/to-network.ts'
import { connectMethods } from './connect-methods.ts'
import { visibleConnectors } from './visible-connectors.ts'

const chain = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.example'] } },
}
const options = optionsState({ networks: [chain] })
const installed: Wallet = {
  id: 'dev.fjord',
  rdns: 'dev.fjord',
  name: 'Fjord',
  namespace: 'eip155',
  kind: 'announced',
  isAmbiguous: false,
}
const provided: Wallet = { ...installed, kind: 'provided', rdns: undefined }

const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

interface Given {
  readonly hasAuth?: boolean
  readonly hasAdapters?: boolean
  readonly wallets?: readonly Wallet[]
  readonly features?: Partial<Features>
  readonly usesWallets?: boolean
  readonly device?: Partial<DeviceFacts>
  /** CAIP-2 ids. */
  readonly networks?: readonly NetworkId[]
  readonly adapters?: readonly Namespace[]
  /** The namespace that the modal was opened for. */
  readonly filter?: Namespace
}

test.each<[rule: string, given: Given, methods: string]>([
  ['the default order', {}, 'email social wallet'],
  ['a wallet is installed', { wallets: [installed] }, 'wallet email social'],
  ['a wallet is handed over', { wallets: [provided] }, 'email social wallet'],
  [
    'the option wins',
    { wallets: [installed], features: { connectMethodsOrder: ['social', 'wallet', 'email'] } },
    'social wallet email',
  ],
  [
    'the option names only one: the rest after',
    { features: { connectMethodsOrder: ['wallet'] } },
    'wallet email social',
  ],
  ['no auth', { hasAuth: false }, 'wallet'],
  [
    'no auth, whatever the option says',
    { hasAuth: false, features: { connectMethodsOrder: ['email', 'wallet'] } },
    'wallet',
  ],
  ['e-mail is off', { features: { email: false } }, 'social wallet'],
  ['socials are off', { features: { socials: false } }, 'email wallet'],
  ['there are no socials', { features: { socials: [] } }, 'email wallet'],
  [
    'the only social does not work here',
    { features: { socials: ['google'] }, device: { isTelegram: true, platform: 'ios' } },
    'email wallet',
  ],
  ['no network that the embedded wallet can be on', { networks: [BITCOIN] }, 'wallet'],
  ['one of several', { networks: [BITCOIN, SOLANA], adapters: ['solana'] }, 'email social wallet'],
  ['a network without an adapter', { networks: [BITCOIN, SOLANA] }, 'wallet'],
  ['no adapter', { adapters: [] }, 'wallet'],
  ['none of the website, but of pairing', { hasAdapters: false }, 'wallet'],
  [
    'opened for a namespace of the embedded wallet',
    { networks: [BITCOIN, SOLANA], adapters: ['solana'], filter: 'solana' },
    'email social wallet',
  ],
  [
    'opened for another namespace',
    { networks: [BITCOIN, SOLANA], adapters: ['solana'], filter: 'bip122' },
    'wallet',
  ],
  ['wallets are off', { usesWallets: false, wallets: [installed] }, 'email social'],
  ['nothing is left', { usesWallets: false, hasAuth: false }, ''],
])('%s', (_rule, given, methods) => {
  const { hasAuth = true, hasAdapters = true, wallets = [], usesWallets = true } = given
  const { networks = ['eip155:1'], adapters = ['eip155'] } = given
  const supported = networks.map((id) => ({ ...toNetwork(chain), id }))
  const snapshot = {
    options: {
      ...options,
      hasAuth,
      hasAdapters,
      usesWallets,
      features: { ...options.features, ...given.features },
    },
    device: {
      isMobile: false,
      platform: 'unknown',
      isTelegram: false,
      isSafari: false,
      isFramed: false,
      ...given.device,
    },
    modal: { isOpen: true, isLoading: false, refusals: 0, namespaceFilter: given.filter },
    wallets: { local: wallets },
    recent: { wallets: [] },
    listing: {},
    catalog: { filter: { search: '', isCertifiedOnly: false }, pages: {} },
    network: { activeNamespace: 'eip155', activeIds: {}, supported },
  } as const

  const rows = visibleConnectors(snapshot)

  expect(
    connectMethods(snapshot, { serves: (each) => adapters.includes(each), rows }).join(' '),
  ).toBe(methods)
})
