import { expect, test, vi } from 'vitest'
import { createTestCore, type TestCore, type TestCoreChoice } from '../testing/create-test-core.ts'
import type { FakeRequest } from '../testing/fake-http.ts'
import { catalogCells } from './catalog-cells.ts'

const LISTING = 'https://api.web3modal.org/getWallets'
const TOTAL = 95

function idOf(place: number): string {
  return String(place).padStart(8, '0').padEnd(64, '0')
}

/** A listing of 95 wallets named `W0` to `W94`; every tenth is certified. */
function answerPage({ query }: FakeRequest): { json: object } {
  const read = (name: string): string => query.get(name) ?? ''
  const all = Array.from({ length: TOTAL }, (_, place) => ({
    id: idOf(place),
    name: `W${place}`,
    badge_type: place % 10 === 0 ? 'certified' : 'none',
    mobile_link: place % 2 === 0 ? `w${place}://` : `w${place}:`,
  }))
  const include = read('include').split(',').filter(Boolean)
  const exclude = read('exclude').split(',')
  const fit = all.filter(({ id, name, badge_type }) => {
    const isIn = include.length === 0 || include.includes(id)
    const isCertified = read('badge_type') === '' || badge_type === read('badge_type')
    return isIn && isCertified && !exclude.includes(id) && name.includes(read('search'))
  })
  const entries = Number(read('entries'))
  const start = (Number(read('page')) - 1) * entries
  return { json: { count: fit.length, data: fit.slice(start, start + entries) } }
}

async function opened(choice: TestCoreChoice = {}): Promise<TestCore> {
  const visit = createTestCore({ projectId: 'p1', ...choice })
  visit.http.on('GET', LISTING, answerPage)
  await visit.core.start()
  visit.core.actions.open({ view: 'AllWallets' })
  await answered(visit)
  return visit
}

/** Waits until no page is loading; the code of the requests is loaded when it is needed. */
async function answered({ core, settle }: TestCore): Promise<void> {
  await vi.waitUntil(async () => {
    await settle()
    const { catalog, listing } = core.snapshot()
    const steps = [...Object.values(catalog.pages), ...Object.values(listing)]
    return steps.length > 0 && steps.every((each) => each?.status !== 'loading')
  })
}

function catalog({ core }: TestCore) {
  const { pages, count, filter } = core.snapshot().catalog
  const names = Object.entries(pages).map(
    ([page, { status, wallets } = { status: 'none', wallets: [] }]) => {
      return `${page} ${status} ${wallets[0]?.name ?? '-'}+${wallets.length}`
    },
  )
  return { filter, count, pages: names }
}

function requestsOf({ http }: TestCore): readonly string[] {
  return http.requests.map(({ url }) => {
    const query = new URL(url).searchParams
    return ['page', 'search', 'badge_type']
      .map((name) => query.get(name) ?? '')
      .join(' ')
      .trim()
  })
}

test('schemes open wallets, with slashes or as listings write them', async () => {
  const { core } = await opened()

  const links = core.snapshot().catalog.pages[1]?.wallets.map(({ mobileLink }) => mobileLink)
  expect(links?.slice(0, 2)).toEqual(['w0://', 'w1://'])
})

test('the first page has the total count', async () => {
  const visit = await opened()

  expect(catalog(visit)).toMatchObject({ count: TOTAL, pages: ['1 ready W0+40'] })
})

test('any page can be loaded, and none is loaded twice', async () => {
  const visit = await opened()

  visit.core.actions.catalog.more(3)
  visit.core.actions.catalog.more(3)
  await answered(visit)
  visit.core.actions.catalog.more(1)
  await answered(visit)

  expect(catalog(visit).pages).toEqual(['1 ready W0+40', '3 ready W80+15'])
  expect(requestsOf(visit)).toEqual(['1', '3'])
})

test('a search begins half a second after the last letter', async () => {
  const visit = await opened()
  const { catalog: list } = visit.core.actions

  list.search('W9')
  await visit.clock.advance(300)
  list.search('W93')
  await visit.clock.advance(499)
  expect(catalog(visit).filter.search).toBe('')
  await visit.clock.advance(1)
  await answered(visit)

  expect(catalog(visit)).toMatchObject({ count: 1, pages: ['1 ready W93+1'] })
  expect(requestsOf(visit)).toEqual(['1', '1 W93'])
})

test('analytics learn of each search that was answered, not of further pages', async () => {
  const tracked: unknown[] = []
  const visit = await opened({
    onEvent: ({ event, properties }) => event === 'SEARCH_WALLET' && tracked.push(properties),
  })
  const { catalog: list } = visit.core.actions

  list.search('W1')
  await visit.clock.advance(500)
  await answered(visit)
  list.more(2)
  await answered(visit)
  list.certifiedOnly(true)
  await answered(visit)

  expect(tracked).toEqual([
    { badge: '', search: 'W1' },
    { badge: 'certified', search: 'W1' },
  ])
})

test('Connect requests four wallets, AllWallets forty, a search a hundred', async () => {
  const visit = await opened()
  const { core, http, clock } = visit
  core.actions.close()
  core.actions.open()
  await answered(visit)
  core.actions.router.push('AllWallets', {})
  core.actions.catalog.search('W1')
  await clock.advance(500)
  await answered(visit)
  core.actions.catalog.certifiedOnly(true)
  await answered(visit)

  const entries = http.requests.map(({ url }) => new URL(url).searchParams.get('entries'))
  expect(entries).toEqual(['40', '4', '100', '100'])
  expect(core.snapshot().catalog.pages[1]?.wallets.length).toBeGreaterThan(0)
})

test('the cells of a search are in pages of a hundred', async () => {
  const visit = await opened()
  expect(catalogCells(visit.core.snapshot()).map(({ page }) => page)).toContain(3)

  visit.core.actions.catalog.search('W9')
  await visit.clock.advance(500)
  await answered(visit)

  const { catalog: found, ...facts } = visit.core.snapshot()
  const cells = catalogCells({ ...facts, catalog: { ...found, count: 250 } })
  expect(new Set(cells.map(({ page }) => page))).toEqual(new Set([1, 2, 3]))
})

test('one letter starts no search, and the former list is shown again at once', async () => {
  const visit = await opened()
  const { catalog: list } = visit.core.actions
  list.search('W93')
  await visit.clock.advance(500)
  await answered(visit)

  list.search('W')

  expect(catalog(visit)).toMatchObject({ count: TOTAL, pages: ['1 ready W0+40'] })
  expect(requestsOf(visit)).toEqual(['1', '1 W93'])
})

test('the list can be limited to certified wallets, and reset', async () => {
  const visit = await opened()
  const { catalog: list } = visit.core.actions

  list.certifiedOnly(true)
  await answered(visit)
  expect(catalog(visit)).toMatchObject({ count: 10, pages: ['1 ready W0+10'] })
  list.certifiedOnly(false)

  expect(catalog(visit).count).toBe(TOTAL)
})

test('a late answer to a former search is ignored', async () => {
  const visit = await opened()
  const release: (() => void)[] = []
  visit.http.on('GET', LISTING, async (request) => {
    if (request.query.get('badge_type') === 'certified') {
      await new Promise<void>((resolve) => release.push(resolve))
    }
    return answerPage(request)
  })

  visit.core.actions.catalog.certifiedOnly(true)
  await vi.waitUntil(async () => {
    await visit.settle()
    return release.length > 0
  })
  visit.core.actions.catalog.certifiedOnly(false)
  for (const each of release) each()
  await answered(visit)

  expect(catalog(visit)).toMatchObject({ count: TOTAL, pages: ['1 ready W0+40'] })
})

test('a page that failed does not affect the others, and can be retried', async () => {
  const visit = await opened()
  visit.http.on('GET', LISTING, { json: {}, status: 400 })
  visit.core.actions.catalog.more(2)
  await answered(visit)
  expect(catalog(visit)).toMatchObject({
    count: TOTAL,
    pages: ['1 ready W0+40', '2 failed -+0'],
  })

  visit.http.on('GET', LISTING, answerPage)
  visit.core.actions.listing.retry()
  await answered(visit)

  expect(catalog(visit).pages).toEqual(['1 ready W0+40', '2 ready W40+40'])
})

test('featured and custom wallets are not repeated in the list, and excluded ones are left out', async () => {
  const visit = await opened({
    featuredWalletIds: [idOf(1), idOf(0)],
    customWallets: [{ id: idOf(2), name: 'Own' }],
    excludeWalletIds: [idOf(3), 'W5'],
  })

  const { pages } = visit.core.snapshot().catalog
  expect(pages[1]?.wallets.slice(0, 3).map(({ name }) => name)).toEqual(['W4', 'W6', 'W7'])
  expect(catalog(visit).count).toBe(TOTAL - 4)
  const named = visit.core.snapshot().listing['named']
  expect(named?.wallets.map(({ name }) => name)).toEqual(['W1', 'W0'])
})

test('a wallet has the links that open it', async () => {
  const visit = await opened()

  expect(visit.core.snapshot().catalog.pages[1]?.wallets[0]).toMatchObject({
    id: idOf(0),
    isCertified: true,
    mobileLink: 'w0://',
  })
})

test('without pairing no request is sent', async () => {
  const visit = createTestCore({ projectId: 'p1', enableWalletConnect: false })
  await visit.core.start()

  visit.core.actions.open()
  await visit.settle()

  expect(visit.http.requests).toEqual([])
  expect(visit.core.snapshot().catalog.count).toBe(0)
})

test('a closed modal sends no request', async () => {
  const visit = createTestCore({ projectId: 'p1' })

  await visit.core.start()
  await visit.settle()

  expect(visit.http.requests).toEqual([])
})

test('the search is reset when the modal closes', async () => {
  const visit = await opened()
  visit.core.actions.catalog.certifiedOnly(true)
  await answered(visit)

  visit.core.actions.close({ isForced: true })
  await visit.settle()

  expect(catalog(visit).filter).toEqual({ search: '', isCertifiedOnly: false })
})
