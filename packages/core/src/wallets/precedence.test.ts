import { expect, test } from 'vitest'
import type { Wallet } from '../contract/index.ts'
import {
  findRule,
  LISTS_BY_RULE,
  type PrecedenceFacts,
  WALLET_RULES,
  type WalletFacts,
  type WalletRule,
} from './precedence.ts'

const KESTREL = 'ab'.repeat(32)
const METAMASK = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'

const kestrel: WalletFacts = {
  id: KESTREL,
  name: 'Kestrel',
  rdns: 'app.kestrel',
  networkIds: ['eip155:1', 'eip155:10'],
}
const installed: Wallet = {
  id: 'app.kestrel',
  rdns: 'app.kestrel',
  name: 'Kestrel',
  namespace: 'eip155',
  kind: 'announced',
  isAmbiguous: false,
}

interface Given extends Partial<Omit<PrecedenceFacts, 'options'>> {
  readonly options?: Partial<PrecedenceFacts['options']>
}

function facts({ options, ...given }: Given): PrecedenceFacts {
  return {
    isMobile: false,
    local: [],
    recent: [],
    networkIds: ['eip155:1'],
    ...given,
    options: {
      usesWallets: true,
      usesInjected: true,
      usesAnnounced: true,
      excludeWalletIds: [],
      includeWalletIds: [],
      featuredWalletIds: [],
      customWallets: [],
      ...options,
    },
  }
}

/** The facts of all rules at once; each row removes those of the earlier rules. */
const everything: Given = {
  local: [installed],
  recent: [kestrel],
  networkIds: ['eip155:137'],
  options: {
    usesWallets: false,
    excludeWalletIds: [KESTREL],
    customWallets: [{ id: KESTREL, name: 'Kestrel' }],
    featuredWalletIds: [KESTREL],
    includeWalletIds: ['cd'.repeat(32)],
  },
}

/** In the order of the rules: what is removed so that the next one decides. */
const ladder: readonly [rule: WalletRule, without: Given][] = [
  ['wallets-off', {}],
  ['excluded', { options: { usesWallets: true } }],
  ['installed', { options: { excludeWalletIds: [] } }],
  ['recent', { local: [] }],
  ['custom', { recent: [] }],
  ['featured', { options: { customWallets: [] } }],
  ['not-included', { options: { featuredWalletIds: [] } }],
  ['other-networks', { options: { includeWalletIds: [KESTREL] } }],
  ['included', { networkIds: ['eip155:1'] }],
  ['listed', { options: { includeWalletIds: [] } }],
]

test('the rules apply in this order', () => {
  expect(ladder.map(([rule]) => rule)).toEqual(WALLET_RULES)
})

test.each(ladder.map(([rule], step) => [rule, step] as const))('%s decides next', (rule, step) => {
  const taken = ladder.slice(0, step + 1).map(([, without]) => without)
  const given: Given = {
    ...everything,
    ...Object.assign({}, ...taken),
    options: Object.assign({}, everything.options, ...taken.map(({ options }) => options)),
  }

  expect(findRule(kestrel, facts(given))).toBe(rule)
})

test.each<[why: string, wallet: WalletFacts, given: Given, rule: WalletRule]>([
  ['excluded by rdns', kestrel, { options: { excludeWalletIds: ['app.kestrel'] } }, 'excluded'],
  ['excluded by name', kestrel, { options: { excludeWalletIds: ['Kestrel'] } }, 'excluded'],
  [
    'excluded by the id in the listing, known by name',
    { id: 'io.metamask', name: 'MetaMask' },
    { options: { excludeWalletIds: [METAMASK] } },
    'excluded',
  ],
  [
    'an exclusion goes before what the website features',
    kestrel,
    { options: { excludeWalletIds: [KESTREL], featuredWalletIds: [KESTREL] } },
    'excluded',
  ],
  [
    'installed, though not included',
    kestrel,
    { local: [installed], options: { includeWalletIds: ['x'] } },
    'installed',
  ],
  [
    'installed but switched off, so that it is listed',
    kestrel,
    { local: [installed], options: { usesAnnounced: false } },
    'listed',
  ],
  [
    'an ambiguous one may be another wallet',
    kestrel,
    { local: [{ ...installed, isAmbiguous: true }] },
    'listed',
  ],
  [
    'another rdns is another wallet, whatever its name',
    kestrel,
    { local: [{ ...installed, id: 'com.evil', rdns: 'com.evil' }] },
    'listed',
  ],
  [
    'recent, though not included',
    kestrel,
    { recent: [kestrel], options: { includeWalletIds: ['x'] } },
    'recent',
  ],
  ['featured by rdns', kestrel, { options: { featuredWalletIds: ['app.kestrel'] } }, 'featured'],
  [
    'featured, though on other networks',
    kestrel,
    { networkIds: ['eip155:137'], options: { featuredWalletIds: [KESTREL] } },
    'featured',
  ],
  ['included by name', kestrel, { options: { includeWalletIds: ['Kestrel'] } }, 'included'],
  [
    'that does not say its networks',
    { ...kestrel, networkIds: [] },
    { networkIds: ['x'] },
    'listed',
  ],
  [
    'MetaMask of a phone is MetaMask there',
    { id: METAMASK, name: 'MetaMask', rdns: 'io.metamask.mobile' },
    { isMobile: true, local: [{ ...installed, id: 'io.metamask', rdns: 'io.metamask' }] },
    'installed',
  ],
  [
    'and not on a desktop',
    { id: METAMASK, name: 'MetaMask', rdns: 'io.metamask.mobile' },
    { local: [{ ...installed, id: 'io.metamask', rdns: 'io.metamask', name: 'MetaMask' }] },
    'listed',
  ],
])('a wallet %s', (_why, wallet, given, rule) => {
  expect(findRule(wallet, facts(given))).toBe(rule)
})

test('each rule shows a wallet in these lists', () => {
  const table = WALLET_RULES.map((rule) => `${rule}: ${LISTS_BY_RULE[rule].join(' ')}`.trim())

  expect(table).toEqual([
    'wallets-off:',
    'excluded:',
    'installed: connect all search headless',
    'recent: connect all search suggested',
    'custom: connect all search suggested',
    'featured: connect all search suggested',
    'not-included:',
    'other-networks:',
    'included: connect all search suggested',
    'listed: connect all search suggested',
  ])
})
