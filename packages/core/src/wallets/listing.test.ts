import { expect, test, vi } from 'vitest'
import { createTestCore, type TestCore, type TestCoreChoice } from '../testing/create-test-core.ts'
import type { FakeAnswer } from '../testing/fake-http.ts'

const LISTING = 'https://api.web3modal.org/getWallets'

function aWallet(id: string, name: string, more: object = {}): object {
  return { id, name, homepage: `https://${id}.example/`, ...more }
}

function aPage(...data: readonly object[]): FakeAnswer {
  return { json: { count: data.length, data } }
}

async function started(choice: TestCoreChoice = {}): Promise<TestCore> {
  const visit = createTestCore({ projectId: 'p1', ...choice })
  await visit.core.start()
  return visit
}

/** Waits for an answer; the code of the requests is loaded when it is needed. */
async function answer({ core, settle }: TestCore): Promise<void> {
  await settle()
  await vi.waitUntil(async () => {
    await settle()
    const steps = Object.values(core.snapshot().listing)
    return steps.length > 0 && steps.every((each) => each?.status !== 'loading')
  })
}

/** The answer for the shown view, as `status: names`. */
function answered({ core }: TestCore): string {
  const [answer] = Object.values(core.snapshot().listing)
  const names = answer?.wallets.map(({ name }) => name).join()
  return `${answer?.status}: ${names}`
}

test('four wallets are suggested: featured, then the website’s own, then recommended', async () => {
  const visit = await started({
    featuredWalletIds: ['b', 'a', 'x'],
    excludeWalletIds: ['x', 'y'],
    customWallets: [{ id: 'own', name: 'Own', homepage: 'https://own.example' }],
  })
  visit.http.on('GET', LISTING, ({ query }) =>
    query.get('include') === 'b,a'
      ? aPage(aWallet('a', 'Alpha'), aWallet('b', 'Beta'))
      : aPage(aWallet('c', 'Gamma'), aWallet('d', 'Delta')),
  )

  visit.core.actions.router.push('GetWallet', {})
  await answer(visit)

  expect(answered(visit)).toBe('ready: Beta,Alpha,Own,Gamma')
  const recommended = new URL(visit.http.requests.at(-1)?.url ?? '').searchParams
  expect(Object.fromEntries(recommended)).toMatchObject({
    entries: '4',
    exclude: 'x,y,b,a',
    chains: 'eip155:1,eip155:8453',
  })
})

test('requests are sent when a view needs them, and each once', async () => {
  const visit = await started()
  visit.http.on('GET', LISTING, aPage(aWallet('c', 'Gamma')))
  const { actions } = visit.core

  actions.open({ view: 'WhatIsAWallet' })
  await visit.settle()
  expect(visit.http.requests).toEqual([])

  actions.router.push('GetWallet', {})
  await answer(visit)
  actions.router.back()
  await visit.settle()
  actions.router.push('GetWallet', {})
  await visit.settle()

  expect(visit.http.requests).toHaveLength(1)
})

test('without a project id no request is sent, and the website’s own wallets are listed', async () => {
  const visit = createTestCore({ customWallets: [{ id: 'own', name: 'Own' }] })
  await visit.core.start()

  visit.core.actions.router.push('GetWallet', {})
  await answer(visit)

  expect(answered(visit)).toBe('ready: Own')
  expect(visit.http.requests).toEqual([])
})

test('a listing that does not answer is a failure that can be retried', async () => {
  const visit = await started({ customWallets: [{ id: 'own', name: 'Own' }] })
  visit.http.on('GET', LISTING, { json: {}, status: 400 })
  visit.core.actions.router.push('GetWallet', {})
  await answer(visit)
  expect(answered(visit)).toBe('failed: Own')

  visit.http.on('GET', LISTING, aPage(aWallet('c', 'Gamma')))
  visit.core.actions.listing.retry()
  await answer(visit)

  expect(answered(visit)).toBe('ready: Own,Gamma')
})

test.each<[how: string, params: { walletId: string; walletName: string }, query: object]>([
  [
    'by the id it is known by',
    { walletId: 'io.metamask', walletName: 'MetaMask' },
    { include: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96', entries: '1' },
  ],
  ['by its name', { walletId: 'io.fjord', walletName: 'Fjord' }, { search: 'Fjord' }],
])('an offered wallet is requested %s', async (_how, params, query) => {
  const visit = await started()
  visit.http.on(
    'GET',
    LISTING,
    aPage(
      aWallet('z', 'Fjord Pro'),
      aWallet('f', params.walletName, { chrome_store: 'https://store.example/f' }),
    ),
  )

  visit.core.actions.router.push('Downloads', params)
  await answer(visit)

  const searchParams = new URL(visit.http.requests.at(-1)?.url ?? '').searchParams
  expect(Object.fromEntries(searchParams)).toMatchObject(query)
  expect(visit.core.snapshot().listing[`wallet ${params.walletId}`]?.wallets).toContainEqual(
    expect.objectContaining({ name: params.walletName, chromeStore: 'https://store.example/f' }),
  )
})

test('a website’s own wallet needs no listing, and its invalid links are left out', async () => {
  const own = {
    id: 'own',
    name: 'Own',
    homepage: 'javascript:alert(1)',
    appStore: 'https://a.example/',
  }
  const visit = await started({ customWallets: [own] })

  visit.core.actions.router.push('Downloads', { walletId: 'own', walletName: 'Own' })
  await visit.settle()

  expect(visit.core.snapshot().listing['wallet own']).toEqual({
    status: 'ready',
    wallets: [{ id: 'own', name: 'Own', appStore: 'https://a.example/' }],
  })
  expect(visit.http.requests).toEqual([])
})

test('an answer after the stop is ignored', async () => {
  const visit = await started()
  visit.http.on('GET', LISTING, () => new Promise(() => {}))
  visit.core.actions.router.push('GetWallet', {})
  await vi.waitUntil(() => visit.http.requests.length > 0)

  visit.core.stop()
  await visit.settle()

  expect(answered(visit)).toBe('loading: ')
})

test('a request that the stop ended is sent again after the next start', async () => {
  const visit = await started()
  visit.http.on('GET', LISTING, () => new Promise(() => {}))
  visit.core.actions.open({ view: 'WhatIsAWallet' })
  visit.core.actions.router.push('GetWallet', {})
  await vi.waitUntil(() => visit.http.requests.length > 0)
  visit.core.stop()
  await visit.settle()
  visit.http.on('GET', LISTING, aPage(aWallet('c', 'Gamma')))

  await visit.core.start()
  await answer(visit)

  expect(answered(visit)).toBe('ready: Gamma')
})

test('installed wallets are not offered, and no wallet is offered twice', async () => {
  const visit = await started({
    customWallets: [{ id: 'own', name: 'Own' }],
    excludeWalletIds: ['Plum'],
  })
  const page = [
    ['f', 'Fjord', 'io.fjord'],
    ['own', 'Own'],
    ['p', 'Plum'],
    ['k', 'Kestrel'],
  ] as const
  visit.http.on('GET', LISTING, () =>
    aPage(...page.map(([id, name, rdns]) => aWallet(id, name, { rdns }))),
  )

  visit.core.actions.router.push('GetWallet', {})
  await answer(visit)

  expect(answered(visit)).toBe('ready: Own,Kestrel')
})

test('nothing is requested from the listing before the wallets of the browser are drawn', async () => {
  let draw = (): void => {}
  const drawn = new Promise<void>((resolve) => {
    draw = resolve
  })
  const visit = await started({ ports: { afterPaint: () => drawn } })
  visit.http.on('GET', LISTING, () => aPage(aWallet('a', 'Alpha')))

  visit.core.actions.router.push('GetWallet', {})
  await visit.settle()
  expect(answered(visit)).toBe('loading: ')
  expect(visit.http.requests).toEqual([])

  draw()
  await answer(visit)
  expect(answered(visit)).toBe('ready: Alpha')
})
