import { expect, test } from 'vitest'
import type { Namespace, Wallet } from '../contract/index.ts'
import { optionsState } from '../options/defaults.ts'
import type { OptionsState } from '../options/options-state.ts'
import { type ConnectorFacts, visibleConnectors } from './visible-connectors.ts'

const options = optionsState({
  networks: [
    {
      id: 1,
      name: 'Ethereum',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: ['https://node.example'] } },
    },
  ],
})

function aWallet(id: string, given: Partial<Wallet> = {}): Wallet {
  return {
    id,
    rdns: id,
    namespace: 'eip155',
    kind: 'announced',
    name: id,
    isAmbiguous: false,
    ...given,
  }
}

const fjord = aWallet('dev.fjord', { name: 'Fjord', icon: 'data:image/png;base64,AA' })
const kestrel = aWallet('dev.kestrel', { name: 'Kestrel' })
const kestrelOnSolana = aWallet('Kestrel', {
  name: 'Kestrel',
  rdns: undefined,
  namespace: 'solana',
})
const injected = aWallet('injected', { name: 'Browser Wallet', rdns: undefined, kind: 'injected' })
const own = aWallet('own', { name: 'Own', rdns: undefined, kind: 'provided' })

interface Given {
  readonly wallets?: readonly Wallet[]
  readonly options?: Partial<OptionsState>
  readonly filter?: Namespace
  readonly isMobile?: boolean
}

function facts({ wallets = [], isMobile = false, ...given }: Given): ConnectorFacts {
  return {
    options: { ...options, ...given.options },
    device: { isMobile, platform: 'unknown', isTelegram: false, isSafari: false, isFramed: false },
    modal: { isOpen: true, isLoading: false, refusals: 0, namespaceFilter: given.filter },
    wallets: { local: wallets },
    recent: { wallets: [] },
    listing: {},
    catalog: { filter: { search: '', isCertifiedOnly: false }, pages: {} },
  }
}

/** Each row as `key tag`. */
function rows(given: Given): readonly string[] {
  return visibleConnectors(facts(given)).map(({ key, tag }) => {
    return `${key} ${tag ?? '-'}`
  })
}

test('a row has everything that the list shows and that choosing it needs', () => {
  const [row] = visibleConnectors(facts({ wallets: [fjord] }))

  expect(row).toEqual({
    key: 'dev.fjord',
    kind: 'announced',
    name: 'Fjord',
    icon: 'data:image/png;base64,AA',
    rdns: 'dev.fjord',
    choices: [{ namespace: 'eip155', walletId: 'dev.fjord' }],
    tag: 'installed',
    isAmbiguous: false,
  })
})

test('a wallet of several namespaces is one row with an entry for each', () => {
  const [row] = visibleConnectors(facts({ wallets: [kestrel, kestrelOnSolana] }))

  expect(row).toMatchObject({
    kind: 'multiChain',
    tag: 'multichain',
    choices: [
      { namespace: 'eip155', walletId: 'dev.kestrel' },
      { namespace: 'solana', walletId: 'Kestrel' },
    ],
  })
})

test.each<[rule: string, given: Given, expected: readonly string[]]>([
  [
    'multi-chain, then announced, then injected, then handed over',
    { wallets: [own, injected, fjord, kestrel, kestrelOnSolana] },
    ['dev.kestrel multichain', 'dev.fjord installed', 'injected installed', 'own -'],
  ],
  [
    'the configured order of groups wins',
    {
      wallets: [fjord, own],
      options: { features: { ...options.features, connectorTypeOrder: ['external'] } },
    },
    ['own -', 'dev.fjord installed'],
  ],
  [
    'only the wanted namespace',
    { wallets: [fjord, kestrelOnSolana], filter: 'solana' },
    ['Kestrel installed'],
  ],
  [
    'a wallet of several namespaces is a usual row when one is wanted',
    { wallets: [kestrel, kestrelOnSolana], filter: 'eip155' },
    ['dev.kestrel installed'],
  ],
  [
    'no excluded wallet',
    { wallets: [fjord, kestrel], options: { excludeWalletIds: ['dev.fjord'] } },
    ['dev.kestrel installed'],
  ],
  [
    'no injected wallet when they are off',
    { wallets: [fjord, injected], options: { usesInjected: false } },
    ['dev.fjord installed'],
  ],
  [
    'no announced wallet when they are off',
    { wallets: [fjord, injected], options: { usesAnnounced: false } },
    ['injected installed'],
  ],
  [
    'nothing when wallets are off',
    { wallets: [fjord, injected, own], options: { usesWallets: false } },
    [],
  ],
  [
    'the same id on two namespaces has two keys',
    { wallets: [injected, { ...injected, namespace: 'bip122' }] },
    ['eip155:injected installed', 'bip122:injected installed'],
  ],
  [
    'none that is not on this device',
    {
      options: {
        projectId: 'p1',
        featuredWalletIds: ['x'],
        customWallets: [{ id: 'y', name: 'Y' }],
      },
    },
    [],
  ],
])('it shows %s', (_rule, given, expected) => {
  expect(rows(given)).toEqual(expected)
})

test('the mobile rdns of MetaMask is one row with MetaMask', () => {
  const wallets = [aWallet('io.metamask'), aWallet('io.metamask.mobile')]

  expect(rows({ wallets, isMobile: true })).toHaveLength(1)
  expect(rows({ wallets })).toHaveLength(2)
})

test('two wallets that claim the same identity are two ambiguous rows', () => {
  const one = aWallet('dev.fjord', { isAmbiguous: true })
  const two = aWallet('dev.fjord#2', { rdns: 'dev.fjord', isAmbiguous: true })

  const shown = visibleConnectors(facts({ wallets: [one, two] }))

  expect(shown.map(({ key, isAmbiguous }) => [key, isAmbiguous])).toEqual([
    ['dev.fjord', true],
    ['dev.fjord#2', true],
  ])
})
