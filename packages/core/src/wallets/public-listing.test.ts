import { expect, test, vi } from 'vitest'
import { createTestCore, type TestCore, type TestCoreChoice } from '../testing/create-test-core.ts'
import type { FakeRequest } from '../testing/fake-http.ts'
import { publicListing } from './public-listing.ts'

const LISTING = 'https://api.web3modal.org/getWallets'
const TOTAL = 95

function idOf(place: number): string {
  return String(place).padStart(8, '0').padEnd(64, '0')
}

/** A listing of 95 wallets named `W0` to `W94`. */
function answerPage({ query }: FakeRequest): { json: object } {
  const [include, exclude] = ['include', 'exclude'].map((name) =>
    (query.get(name) ?? '').split(',').filter(Boolean),
  )
  const fit = Array.from({ length: TOTAL }, (_, place) => ({ id: idOf(place), name: `W${place}` }))
    .filter(({ id }) => (include?.length === 0 || include?.includes(id)) && !exclude?.includes(id))
    .filter(({ name }) => name.includes(query.get('search') ?? ''))
  const entries = Number(query.get('entries'))
  const start = (Number(query.get('page')) - 1) * entries
  return { json: { count: fit.length, data: fit.slice(start, start + entries) } }
}

/** Waits until no page is loading; the code of the requests is loaded when it is needed. */
async function answered({ core, settle }: TestCore): Promise<void> {
  await vi.waitUntil(async () => {
    await settle()
    const { catalog, pageCatalog, listing } = core.snapshot()
    const steps = [catalog.pages, pageCatalog.pages, listing].flatMap((all) => Object.values(all))
    return steps.length > 0 && steps.every((each) => each?.status !== 'loading')
  })
}

function pagesOf({ http }: TestCore): readonly (string | null)[] {
  return http.requests.map(({ url }) => new URL(url).searchParams.get('page'))
}

/** A page that lists wallets itself: the modal stays closed. */
async function listed(choice: TestCoreChoice = {}) {
  const visit = createTestCore({ projectId: 'p1', ...choice })
  visit.http.on('GET', LISTING, answerPage)
  await visit.core.start()
  return { ...visit, listing: () => publicListing(visit.core.snapshot()) }
}

test('a page loads the listing and searches it without a view, featured wallets first', async () => {
  const visit = await listed({ featuredWalletIds: [idOf(90)] })
  const { core, listing } = visit
  expect(listing()).toMatchObject({ wallets: [], count: undefined, hasMore: true })

  core.actions.listing.more()
  expect(listing().isLoading).toBe(true)
  await answered(visit)
  expect(listing()).toMatchObject({ isLoading: false, hasFailed: false, hasMore: true })
  expect(
    listing()
      .wallets.map(({ name }) => name)
      .slice(0, 2),
  ).toEqual(['W90', 'W0'])
  expect(listing().wallets[0]?.isInstalled).toBe(false)

  core.actions.listing.more()
  await answered(visit)
  core.actions.listing.more()
  await answered(visit)
  expect(listing()).toMatchObject({ hasMore: false, count: listing().wallets.length })

  core.actions.listing.search('W4')
  await visit.clock.advance(500)
  await answered(visit)
  expect(listing().filter.search).toBe('W4')
  expect(listing().wallets.every(({ name }) => name.includes('W4'))).toBe(true)
  expect(core.snapshot().modal.isOpen).toBe(false)
})

test('a page requests again what failed', async () => {
  const visit = await listed()
  let isDown = true
  visit.http.on('GET', LISTING, (request) =>
    isDown ? { status: 500, body: '' } : answerPage(request),
  )

  visit.core.actions.listing.more()
  await answered(visit)
  expect(visit.listing()).toMatchObject({ hasFailed: true, wallets: [] })
  isDown = false
  visit.core.actions.listing.retry()
  await answered(visit)

  expect(visit.listing().hasFailed).toBe(false)
  expect(visit.listing().wallets[0]?.name).toBe('W0')
})

test('a page that reaches no wallet by wallet-connect gets none, and requests nothing', async () => {
  const { core, http, clock, listing } = await listed({ walletConnect: undefined })

  core.actions.listing.more()
  core.actions.listing.search('W4')
  await clock.advance(500)

  expect(listing()).toMatchObject({ wallets: [], count: 0, hasMore: false })
  expect(http.requests).toEqual([])
})

test('without a number the first page is loaded that is missing, and none after the last one', async () => {
  const visit = await listed()
  const { more } = visit.core.actions.listing
  more()
  // How many pages there are is not known yet.
  more()
  await answered(visit)
  for (const _time of [1, 2, 3, 4]) {
    more()
    await answered(visit)
  }

  expect(pagesOf(visit)).toEqual(['1', '2', '3'])
  expect(visit.listing()).toMatchObject({ hasMore: false, count: TOTAL })
})

test('a page that failed is requested again before the ones after it', async () => {
  const visit = await listed()
  const { more } = visit.core.actions.listing
  more()
  await answered(visit)
  visit.http.on('GET', LISTING, { status: 500, body: '' })
  more()
  await answered(visit)
  expect(visit.listing().hasFailed).toBe(true)
  visit.http.on('GET', LISTING, answerPage)

  more()
  await answered(visit)
  more()
  await answered(visit)

  expect(visit.listing()).toMatchObject({ hasFailed: false, hasMore: false })
  expect(visit.listing().wallets.map(({ name }) => name)).toEqual(
    Array.from({ length: TOTAL }, (_, place) => `W${place}`),
  )
})

test('the list of the page and that of the modal have filters and pages of their own', async () => {
  const visit = await listed()
  const { actions } = visit.core
  const modalFilter = () => visit.core.snapshot().catalog.filter
  actions.listing.search('W4')
  await visit.clock.advance(500)
  await answered(visit)
  const found = visit.listing()

  actions.open({ view: 'AllWallets' })
  await answered(visit)
  expect(modalFilter().search).toBe('')
  actions.catalog.search('W5')
  await visit.clock.advance(500)
  await answered(visit)
  expect(modalFilter().search).toBe('W5')
  actions.close()
  await visit.settle()

  expect(modalFilter().search).toBe('')
  expect(visit.listing()).toEqual(found)
  expect(found.filter.search).toBe('W4')
})

test('the page lists wallets of all namespaces, whichever the modal is open for', async () => {
  const visit = await listed({ featuredWalletIds: [idOf(90)] })
  visit.core.actions.listing.more()
  await answered(visit)
  const before = visit.listing()

  visit.core.actions.open({ namespace: 'eip155' })
  await answered(visit)

  expect(visit.listing()).toEqual(before)
})
