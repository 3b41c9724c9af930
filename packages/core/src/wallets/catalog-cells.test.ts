import { expect, test } from 'vitest'
import type { CatalogState, ListingAnswer, PairableWallet } from '../store/state/listing.ts'
import { createTestCore, type TestCoreChoice } from '../testing/create-test-core.ts'
import { catalogCells, closeWallets } from './catalog-cells.ts'

function aWallet(name: string, more: Partial<PairableWallet> = {}): PairableWallet {
  return { id: name.toLowerCase(), name, ...more }
}

function ready(...names: readonly string[]): ListingAnswer {
  return { status: 'ready', wallets: names.map((name) => aWallet(name)) }
}

interface Given extends Partial<CatalogState> {
  readonly named?: readonly PairableWallet[]
}

/** Each cell as the name of its wallet, or as the page that it waits for. */
function cells({ named = [], ...catalog }: Given, choice: TestCoreChoice = {}): readonly string[] {
  const { core } = createTestCore(choice)
  const snapshot = core.snapshot()
  return catalogCells({
    ...snapshot,
    listing: { named: { status: 'ready', wallets: named } },
    catalog: { ...snapshot.catalog, own: choice.customWallets, ...catalog },
  }).map(({ wallet, page }) => wallet?.name ?? `page ${page}`)
}

test('without an answer there are no cells', () => {
  expect(cells({})).toEqual([])
})

test('pages that are not loaded have placeholders, the last one as many as remain', () => {
  const found = cells({ count: 83, pages: { 1: ready('A', 'B') } })

  expect(found.slice(0, 3)).toEqual(['A', 'B', 'page 2'])
  expect(found.filter((each) => each === 'page 2')).toHaveLength(40)
  expect(found.filter((each) => each === 'page 3')).toHaveLength(3)
})

test('a loading or failed page has placeholders', () => {
  const loading: ListingAnswer = { status: 'loading', wallets: [] }

  expect(cells({ count: 2, pages: { 1: loading } })).toEqual(['page 1', 'page 1'])
  expect(cells({ count: 2, pages: { 1: { ...loading, status: 'failed' } } })).toHaveLength(2)
})

test('a wallet that is listed twice is shown once', () => {
  expect(cells({ count: 80, pages: { 1: ready('A', 'B'), 2: ready('B', 'C') } })).toEqual([
    'A',
    'B',
    'C',
  ])
})

test("featured wallets come first, then the website's own wallets with their own data", () => {
  const found = cells(
    {
      count: 1,
      pages: { 1: ready('A') },
      named: [aWallet('F'), aWallet('Own of the listing', { id: 'own' }), aWallet('Once recent')],
    },
    { featuredWalletIds: ['f', 'own'], customWallets: [{ id: 'own', name: 'Own' }] },
  )

  expect(found).toEqual(['F', 'Own', 'A'])
})

test('an excluded wallet is not shown, although the website provides it', () => {
  expect(
    cells({}, { excludeWalletIds: ['Own'], customWallets: [{ id: 'own', name: 'Own' }] }),
  ).toEqual([])
})

test.each<[what: string, filter: CatalogState['filter'], expected: readonly string[]]>([
  ['by part of a name', { search: 'ES', isCertifiedOnly: false }, ['Kestrel']],
  ['by what the listing certifies', { search: '', isCertifiedOnly: true }, ['Kestrel']],
  ['by both', { search: 'own', isCertifiedOnly: true }, []],
])("the website's own wallets are filtered, too, %s", (_what, filter, expected) => {
  const found = cells(
    { filter, named: [aWallet('Kestrel', { isCertified: true })] },
    { featuredWalletIds: ['kestrel'], customWallets: [{ id: 'own', name: 'Own' }] },
  )

  expect(found).toEqual(expected)
})

test.each<[search: string, isCertifiedOnly: boolean, expected: readonly string[]]>([
  ['kestrle', false, ['Kestrel', 'Kästrel Two']],
  ['kestrle', true, ['Kästrel Two']],
  ['pebble', false, []],
  ['', false, []],
])(
  'close to "%s", certified only: %s, are %j of what was loaded before',
  (search, isCertifiedOnly, expected) => {
    const { core } = createTestCore()
    const snapshot = core.snapshot()
    const two = aWallet('Kästrel Two', { isCertified: true })
    const unsearched = {
      1: ready('Kestrel', 'Lanternfish'),
      3: { status: 'ready', wallets: [two, two] },
    } as const

    const found = closeWallets({
      ...snapshot,
      catalog: { ...snapshot.catalog, filter: { search, isCertifiedOnly }, unsearched },
    })

    expect(found.map(({ name }) => name)).toEqual(expected)
  },
)
