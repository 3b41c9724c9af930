import { expect, test } from 'vitest'
import type { CatalogState, ListingAnswer, PairableWallet } from '../store/root-state.ts'
import { createTestCore, type TestCoreChoice } from '../testing/create-test-core.ts'
import { catalogCells } from './catalog-cells.ts'

function aWallet(name: string, more: Partial<PairableWallet> = {}): PairableWallet {
  return { id: name.toLowerCase(), name, ...more }
}

function ready(...names: readonly string[]): ListingAnswer {
  return { status: 'ready', wallets: names.map((name) => aWallet(name)) }
}

interface Given extends Partial<CatalogState> {
  readonly named?: readonly PairableWallet[]
}

/** Each place as the name in it, or as the page that it waits for. */
function cells({ named = [], ...catalog }: Given, choice: TestCoreChoice = {}): readonly string[] {
  const { core } = createTestCore(choice)
  const snapshot = core.snapshot()
  return catalogCells({
    ...snapshot,
    listing: { named: { status: 'ready', wallets: named } },
    catalog: { ...snapshot.catalog, own: choice.customWallets, ...catalog },
  }).map(({ wallet, page }) => wallet?.name ?? `page ${page}`)
}

test('nothing is known, so there is no place', () => {
  expect(cells({})).toEqual([])
})

test('pages that are not there keep their places, the last one as many as are left', () => {
  const found = cells({ count: 83, pages: { 1: ready('A', 'B') } })

  expect(found.slice(0, 3)).toEqual(['A', 'B', 'page 2'])
  expect(found.filter((each) => each === 'page 2')).toHaveLength(40)
  expect(found.filter((each) => each === 'page 3')).toHaveLength(3)
})

test('a page on its way keeps its places, and one that failed, too', () => {
  const loading: ListingAnswer = { status: 'loading', wallets: [] }

  expect(cells({ count: 2, pages: { 1: loading } })).toEqual(['page 1', 'page 1'])
  expect(cells({ count: 2, pages: { 1: { ...loading, status: 'failed' } } })).toHaveLength(2)
})

test('a wallet that comes twice is shown once', () => {
  expect(cells({ count: 80, pages: { 1: ready('A', 'B'), 2: ready('B', 'C') } })).toEqual([
    'A',
    'B',
    'C',
  ])
})

test('featured wallets come first, then those of the website, which say themselves what they are', () => {
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

test('an excluded wallet is nowhere, though the website brings it itself', () => {
  expect(
    cells({}, { excludeWalletIds: ['Own'], customWallets: [{ id: 'own', name: 'Own' }] }),
  ).toEqual([])
})

test.each<[what: string, wish: CatalogState['wish'], expected: readonly string[]]>([
  ['by part of a name', { search: 'ES', isCertifiedOnly: false }, ['Kestrel']],
  ['by what the listing certifies', { search: '', isCertifiedOnly: true }, ['Kestrel']],
  ['by both', { search: 'own', isCertifiedOnly: true }, []],
])('what the website named is narrowed, too, %s', (_what, wish, expected) => {
  const found = cells(
    { wish, named: [aWallet('Kestrel', { isCertified: true })] },
    { featuredWalletIds: ['kestrel'], customWallets: [{ id: 'own', name: 'Own' }] },
  )

  expect(found).toEqual(expected)
})
