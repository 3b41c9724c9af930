import { expect, test } from 'vitest'
import type { Namespace, Wallet } from '../contract/index.ts'
import { USUAL_CONNECTOR_ORDER } from '../options/choices.ts'
import type { CatalogState, ListingAnswer, PairableWallet } from '../store/state/listing.ts'
import type { Snapshot } from '../store/state/root.ts'
import { createTestCore, type TestCoreChoice } from '../testing/create-test-core.ts'
import type { ConnectorRow } from './connector-row.ts'
import { connectRows } from './offered-rows.ts'

const META_MASK = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'

function installed(name: string, more: Partial<Wallet> = {}): Wallet {
  const rdns = `dev.${name.toLowerCase()}`
  return {
    id: rdns,
    rdns,
    namespace: 'eip155',
    kind: 'announced',
    name,
    isAmbiguous: false,
    ...more,
  }
}

function listed(name: string, more: Partial<PairableWallet> = {}): PairableWallet {
  return { id: name.toLowerCase(), name, ...more }
}

function answer(...wallets: readonly PairableWallet[]): ListingAnswer {
  return { status: 'ready', wallets }
}

const LOADING: ListingAnswer = { status: 'loading', wallets: [] }
const FAILED: ListingAnswer = { status: 'failed', wallets: [] }
const OWN = installed('Own', { kind: 'provided', rdns: undefined })

interface Given {
  readonly local?: readonly Wallet[]
  /** Names of wallets that were used before. */
  readonly used?: readonly string[]
  readonly named?: ListingAnswer
  readonly page?: ListingAnswer
  readonly catalogFilter?: CatalogState['filter']
  readonly count?: number
  readonly isMobile?: boolean
  readonly isPaired?: boolean
  readonly filter?: Namespace
  readonly options?: TestCoreChoice
}

function aSnapshot(given: Given): Snapshot {
  const { local = [], used = [], page, named, isMobile = false } = given
  const base = createTestCore({ projectId: 'p1', ...given.options }).core.snapshot()
  return {
    ...base,
    device: { ...base.device, isMobile },
    modal: { ...base.modal, namespaceFilter: given.filter },
    wallets: { local },
    recent: { wallets: used.map((name) => ({ ...listed(name), namespace: 'eip155' as const })) },
    accounts: given.isPaired === true ? PAIRED : {},
    listing:
      named === undefined ? {} : { [given.filter ? `named ${given.filter}` : 'named']: named },
    catalog: {
      filter: given.catalogFilter ?? { ...base.catalog.filter, namespace: given.filter },
      count: given.count,
      pages: { 0: page },
      own: base.options.customWallets.map(({ id, name }) => ({ id, name })),
    },
  }
}

const PAIRED: Snapshot['accounts'] = {
  eip155: {
    status: 'connected',
    wallet: { id: 'plum', namespace: 'eip155', name: 'Plum' },
    session: {
      id: 'topic',
      namespace: 'eip155',
      walletId: 'walletConnect',
      accounts: [],
      networkId: 'eip155:1',
    },
  },
}

/** Each row as its name, or as its kind. */
function describeRows(rows: readonly ConnectorRow[]): string {
  return rows
    .map(({ kind, name, place }) => (place === undefined ? name || kind : `${kind} ${place}`))
    .join(', ')
}

const rows = (given: Given): string => describeRows(connectRows(aSnapshot(given)))

/** A wallet of every group. */
const EVERY: Given = {
  local: [installed('Fjord'), OWN],
  used: ['Used'],
  named: answer(listed('Famous'), listed('Used')),
  page: answer(listed('Other')),
  options: { featuredWalletIds: ['famous'], customWallets: [{ id: 'brought', name: 'Brought' }] },
}

/** Source: docs/specification.md, section 2, connector order. */
test.each<[rule: string, given: Given, expected: string]>([
  ['the default order', EVERY, 'walletConnect, Used, Fjord, Famous, Brought, Own, allWallets'],
  [
    'recommended last, where nothing is named',
    { local: [OWN], page: answer(listed('A'), listed('B'), listed('C')) },
    'walletConnect, Own, A, B, allWallets',
  ],
  [
    'configured first, the rest after',
    {
      ...EVERY,
      options: {
        ...EVERY.options,
        features: { analytics: false, connectorTypeOrder: ['external', 'injected', 'custom'] },
      },
    },
    'Own, Fjord, Brought, walletConnect, Used, Famous, allWallets',
  ],
  [
    'configured but empty',
    { options: { features: { connectorTypeOrder: ['custom', 'recent'] } }, page: answer() },
    'walletConnect, allWallets',
  ],
  [
    'wallet-connect is off',
    { ...EVERY, options: { ...EVERY.options, enableWalletConnect: false } },
    'Fjord, Own',
  ],
  [
    'connected through wallet-connect already',
    { ...EVERY, isPaired: true },
    'Used, Fjord, Famous, Brought, Own, allWallets',
  ],
  ['no project', { ...EVERY, options: { ...EVERY.options, projectId: undefined } }, 'Fjord, Own'],
  [
    'no project, and a relay of its own',
    {
      ...EVERY,
      options: {
        ...EVERY.options,
        projectId: undefined,
        endpoints: { relay: 'wss://relay.example' },
      },
    },
    'walletConnect, Used, Fjord, Brought, Own',
  ],
  [
    'nothing that pairs',
    { ...EVERY, options: { ...EVERY.options, walletConnect: undefined } },
    'Fjord, Own',
  ],
  ['no wallets', { ...EVERY, options: { ...EVERY.options, enableWallets: false } }, ''],
  [
    'a phone can’t scan its own screen',
    { ...EVERY, isMobile: true },
    'Used, Fjord, Famous, Brought, Own, allWallets',
  ],
])('order: %s', (_rule, given, expected) => {
  expect(rows(given)).toBe(expected)
})

test('every group of the order is shown', () => {
  const kinds = new Set(
    [EVERY, { page: EVERY.page ?? LOADING }]
      .flatMap((given) => connectRows(aSnapshot(given)))
      .map(({ kind }) => (kind === 'announced' ? 'injected' : kind)),
  )

  expect(USUAL_CONNECTOR_ORDER.filter((group) => !kinds.has(group))).toEqual([])
})

test.each<[rule: string, given: Given, expected: string]>([
  ['two, and no more', { page: answer(listed('A'), listed('B'), listed('C')) }, 'A, B'],
  [
    'less one that is installed',
    { local: [installed('Fjord')], page: answer(listed('A'), listed('B')) },
    'Fjord, A',
  ],
  ['less one that was used', { used: ['Used'], page: answer(listed('A'), listed('B')) }, 'Used, A'],
  [
    'none where two are installed',
    { local: [installed('Fjord'), installed('Kestrel')], page: answer(listed('A')) },
    'Fjord, Kestrel',
  ],
  [
    'none where the website features one',
    {
      named: answer(listed('Famous')),
      page: answer(listed('A')),
      options: { featuredWalletIds: ['famous'] },
    },
    'Famous',
  ],
  [
    'none where the website brings one',
    { page: answer(listed('A')), options: { customWallets: [{ id: 'own', name: 'Brought' }] } },
    'Brought',
  ],
  [
    'none that is installed already, by its rdns',
    {
      local: [installed('Fjord')],
      page: answer(listed('Fjord of the list', { rdns: 'dev.fjord' }), listed('A')),
    },
    'Fjord, A',
  ],
  [
    'none that is installed already, by the id of the listing',
    {
      local: [installed('MetaMask', { rdns: undefined, id: 'injected', kind: 'injected' })],
      page: answer(listed('MetaMask', { id: META_MASK }), listed('A')),
    },
    'MetaMask, A',
  ],
  [
    'none that is installed already, by the rdns of its phone',
    {
      isMobile: true,
      local: [installed('MetaMask', { rdns: 'io.metamask.mobile', id: 'io.metamask.mobile' })],
      page: answer(listed('Mask', { rdns: 'io.metamask' }), listed('A')),
    },
    'MetaMask, A',
  ],
  [
    'none that is excluded',
    { page: answer(listed('A'), listed('B')), options: { excludeWalletIds: ['A'] } },
    'B',
  ],
  [
    'none twice',
    { page: answer(listed('A', { rdns: 'dev.a' }), listed('A again', { rdns: 'dev.a' })) },
    'A',
  ],
])('recommended: %s', (_rule, given, expected) => {
  expect(rows({ ...given, options: { ...given.options, allWallets: 'HIDE' } })).toBe(
    given.isMobile === true ? expected : `walletConnect, ${expected}`,
  )
})

test.each<[rule: string, given: Given, expected: string]>([
  [
    'that is installed is no recent one',
    { used: ['Fjord'], local: [installed('Fjord', { id: 'fjord' })] },
    'Fjord',
  ],
  [
    'that was used is no featured one',
    { used: ['Famous'], options: { featuredWalletIds: ['famous'] } },
    'Famous',
  ],
  [
    'that the website brings is no featured one',
    {
      named: answer(listed('Famous')),
      options: { featuredWalletIds: ['famous'], customWallets: [{ id: 'famous', name: 'Ours' }] },
    },
    'Ours',
  ],
  [
    'that is excluded is nowhere',
    { used: ['Used'], options: { excludeWalletIds: ['Used'], featuredWalletIds: ['used'] } },
    '',
  ],
  ['of another namespace is left out', { used: ['Used'], filter: 'solana', page: answer() }, ''],
])('a wallet %s', (_rule, given, expected) => {
  const others = connectRows(aSnapshot(given)).filter(
    ({ kind, place }) => !['walletConnect', 'allWallets'].includes(kind) && place === undefined,
  )

  expect(describeRows(others)).toBe(expected)
})

test.each<[what: string, given: Given, expected: string]>([
  ['recommended ones', {}, 'recommended awaited, recommended awaited'],
  ['recommended ones on their way', { page: LOADING }, 'recommended awaited, recommended awaited'],
  [
    'featured ones',
    { options: { featuredWalletIds: ['a', 'b'] } },
    'featured awaited, featured awaited',
  ],
  ['recommended ones that could not be had', { page: FAILED }, 'recommended failed'],
  [
    'featured ones that could not be had',
    { named: FAILED, options: { featuredWalletIds: ['a', 'b'] } },
    'featured failed',
  ],
  [
    'recommended ones while something is looked for elsewhere',
    { page: answer(listed('Kestrel')), catalogFilter: { search: 'kes', isCertifiedOnly: false } },
    'recommended awaited, recommended awaited',
  ],
  [
    'featured ones that the listing does not know',
    { named: answer(), options: { featuredWalletIds: ['a'] } },
    '',
  ],
])('placeholders of %s', (_what, given, expected) => {
  expect(describeRows(connectRows(aSnapshot(given)).slice(1, -1))).toBe(expected)
})

test('a failure is shown once, in the place of all placeholders', () => {
  const failed = connectRows(aSnapshot({ page: FAILED })).find(({ place }) => place === 'failed')

  expect(failed?.span).toBe(2)
})

test.each<
  [
    rule: string,
    allWallets: 'SHOW' | 'HIDE' | 'ONLY_MOBILE',
    isMobile: boolean,
    isOn: boolean,
    shown: boolean,
  ]
>([
  ['it is shown', 'SHOW', false, true, true],
  ['on a phone, too', 'SHOW', true, true, true],
  ['hidden', 'HIDE', false, true, false],
  ['hidden on a phone', 'HIDE', true, true, false],
  ['for phones alone', 'ONLY_MOBILE', false, true, false],
  ['for phones alone, on one', 'ONLY_MOBILE', true, true, true],
  ['switched off', 'SHOW', false, false, false],
])('the row of all wallets: %s', (_rule, allWallets, isMobile, isOn, shown) => {
  const features = { analytics: false, allWallets: isOn }
  const found = connectRows(aSnapshot({ isMobile, options: { allWallets, features } }))

  expect(found.some(({ kind }) => kind === 'allWallets')).toBe(shown)
})

test('the row of all wallets has the count of the listing and pictures, first of wallets without a row', () => {
  const imageUrl = 'https://pictures.example/a.png'
  const page = answer(
    listed('A', { imageUrl: `${imageUrl}?a` }),
    listed('B', { imageUrl: `${imageUrl}?b` }),
    listed('C', { imageUrl: `${imageUrl}?c` }),
  )
  const allWalletsRow = (given: Given): ConnectorRow | undefined =>
    connectRows(aSnapshot(given)).at(-1)

  expect(allWalletsRow({})).toMatchObject({ count: undefined, pictures: [] })
  expect(allWalletsRow({ page, count: 431 })).toMatchObject({
    count: 431,
    pictures: [`${imageUrl}?c`, `${imageUrl}?a`, `${imageUrl}?b`],
  })
  expect(
    allWalletsRow({ page, count: 431, options: { customWallets: [{ id: 'own', name: 'Own' }] } }),
  ).toMatchObject({ count: 432 })
  expect(
    allWalletsRow({ page, count: 3, catalogFilter: { search: 'a', isCertifiedOnly: false } })
      ?.count,
  ).toBeUndefined()
})

test('a row of a wallet to pair with has its name and picture, and no links', () => {
  const customWallets = [{ id: 'own', name: 'Own', mobileLink: 'javascript:alert(1)' }]

  const row = connectRows(aSnapshot({ options: { customWallets } }))[1]

  expect(row).toEqual({
    key: 'own',
    kind: 'custom',
    name: 'Own',
    icon: undefined,
    rdns: undefined,
    tag: undefined,
    choices: [],
    isAmbiguous: false,
    wallet: { id: 'own', name: 'Own', rdns: undefined, imageUrl: undefined },
  })
})

test.each([
  ['javascript:alert(1)', undefined],
  ['data:text/html,<p>', undefined],
  ['https://own.example/own.png', 'https://own.example/own.png'],
])('a picture %s of a wallet of the website is shown as %s', (imageUrl, icon) => {
  const customWallets = [{ id: 'own', name: 'Own', imageUrl }]

  const row = connectRows(aSnapshot({ options: { customWallets } })).find(
    ({ key }) => key === 'own',
  )

  expect(row).toMatchObject({ kind: 'custom', name: 'Own' })
  expect([row?.icon, row?.wallet?.imageUrl]).toEqual([icon, icon])
})
