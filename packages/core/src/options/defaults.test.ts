import { expect, test } from 'vitest'
import { optionsState } from './defaults.ts'
import { endpointsOf } from './endpoints.ts'
import type { LatchkeyOptions } from './latchkey-options.ts'

const networks: LatchkeyOptions['networks'] = [
  {
    id: 1,
    name: 'Ethereum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['https://node.example'] } },
  },
]

test('default features are those of the specification', () => {
  const { features } = optionsState({ networks })
  const named = Object.entries(features)
  const on = named.filter(([, value]) => value === true).map(([name]) => name)
  const off = named.filter(([, value]) => value === false).map(([name]) => name)

  expect(on).toEqual(
    'swaps onramp receive send email emailShowWallets history siteTransactions analytics allWallets'.split(
      ' ',
    ),
  )
  expect(off).toEqual('legalCheckbox smartSessions collapseWallets pay'.split(' '))
})

test('default lists are in the order of the specification', () => {
  expect(optionsState({ networks }).features).toMatchObject({
    socials: 'google x discord farcaster github apple facebook'.split(' '),
    connectorTypeOrder: 'walletConnect recent injected featured custom external recommended'.split(
      ' ',
    ),
    walletFeaturesOrder: 'onramp swaps receive send'.split(' '),
  })
})

test('every other option has its documented default', () => {
  expect(optionsState({ networks })).toMatchObject({
    themeMode: 'dark',
    themeVariables: {},
    allWallets: 'SHOW',
    allowUnsupportedChain: false,
    isEmbedded: false,
    isManualWalletConnect: false,
    canSwitchNetwork: true,
    usesWalletConnect: true,
    usesWallets: true,
    usesInjected: true,
    usesAnnounced: true,
    reconnects: true,
    showsWalletGuide: true,
    showsCodeBesideList: true,
    locksScroll: true,
    isDebug: false,
    collectibleNamespaces: [],
    sendNamespaces: [],
    hasAdapters: false,
    includeWalletIds: [],
    excludeWalletIds: [],
    featuredWalletIds: [],
    customWallets: [],
  })
})

test('given options win over defaults, and undefined ones do not', () => {
  const state = optionsState({
    networks,
    features: { swaps: false, onramp: undefined },
    enableInjected: undefined,
    enableReconnect: false,
    themeMode: 'system',
  })

  expect(state.features).toMatchObject({ swaps: false, onramp: true, send: true })
  expect(endpointsOf({ walletApi: 'http://localhost:4410', relay: undefined })).toMatchObject({
    walletApi: 'http://localhost:4410',
    relay: 'wss://relay.walletconnect.org',
  })
  expect(state).toMatchObject({ usesInjected: true, reconnects: false, themeMode: 'system' })
})

test.each<[projectId: string | undefined, expected: string | undefined]>([
  ['0123456789abcdef0123456789abcdef', '0123456789abcdef0123456789abcdef'],
  ['', undefined],
  [undefined, undefined],
])('the project id %s is %s', (projectId, expected) => {
  expect(optionsState({ networks, projectId }).projectId).toBe(expected)
})

test.each([
  ['a project id', { projectId: 'p1', auth: {} }, true],
  ['none', { auth: {} }, false],
  ['an empty one', { projectId: '', auth: {} }, false],
  ['none, which its logins do not need', { auth: { needsProject: false } }, true],
  ['a project id and no logins', { projectId: 'p1' }, false],
])('with %s: %j', (_name, given, isOffered) => {
  // Only what decides is there.
  expect(optionsState({ networks, ...given } as LatchkeyOptions).hasAuth).toBe(isOffered)
})
