/** @full That the sandbox works is seen in every journey of `npm test`. */

import { expect, test } from 'vitest'
import { createFaults } from '../faults/create-faults.ts'
import { createRequestLog } from '../faults/request-log.ts'
import { createAnalyticsSink } from './analytics-sink.ts'
import { createWalletListing } from './create-wallet-listing.ts'
import { inventWallets } from './invent-wallets.ts'
import { createProject } from './project.ts'

const wallets = inventWallets()
const project = createProject()
const analytics = createAnalyticsSink()
const app = createWalletListing({
  wallets,
  project,
  analytics,
  faults: createFaults(),
  requests: createRequestLog(),
})

interface Page {
  readonly count: number
  readonly data: readonly {
    readonly id: string
    readonly name: string
    readonly image_url: string
  }[]
}

async function ask(path: string): Promise<Page> {
  const response = await app.request(`http://127.0.0.1:4403${path}`)
  expect(response.status).toBe(200)
  // Each test checks the fields it uses.
  return (await response.json()) as Page
}

const ids = (page: Page) => page.data.map(({ id }) => id)
const [one, two, three] = wallets.map(({ id }) => id)

test('pages have no gap and no overlap', async () => {
  const pages = await Promise.all(
    [1, 2, 12, 13, 14].map((page) => ask(`/getWallets?projectId=p&entries=40&page=${page}`)),
  )

  expect(pages.map(({ count }) => count)).toEqual([500, 500, 500, 500, 500])
  expect(pages.map(({ data }) => data.length)).toEqual([40, 40, 40, 20, 0])
  expect(pages.slice(0, 2).flatMap(ids)).toEqual(wallets.slice(0, 80).map(({ id }) => id))
})

test('include, exclude, search, chains and badge narrow the list together', async () => {
  const included = await ask(`/getWallets?projectId=p&include=${two},${one},unknown`)
  const excluded = await ask(`/getWallets?projectId=p&exclude=${one},${two}&entries=1`)
  const both = await ask(`/getWallets?projectId=p&include=${one},${two}&exclude=${two}`)
  const searched = await ask('/getWallets?projectId=p&search=%20SANDbox%20')
  const nothing = await ask('/getWallets?projectId=p&search=no%20such%20wallet')

  expect(ids(included)).toEqual([one, two])
  expect({ count: excluded.count, first: ids(excluded)[0] }).toEqual({ count: 498, first: three })
  expect(ids(both)).toEqual([one])
  expect(searched.data.map(({ name }) => name)).toEqual(['Sandbox Wallet'])
  expect(nothing).toEqual({ count: 0, data: [] })
})

test('a wallet is listed for chains when it knows one of them', async () => {
  const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
  const knows = (chain: string) => wallets.filter(({ chains }) => chains.includes(chain)).length

  const only = await ask(`/getWallets?projectId=p&chains=${bitcoin}`)
  const either = await ask(`/getWallets?projectId=p&chains=${bitcoin},eip155:1`)

  expect(only.count).toBe(knows(bitcoin))
  expect(either.count).toBeGreaterThanOrEqual(knows('eip155:1'))
})

test.each(['badge_type', 'badge'])('%s splits the list in two', async (name) => {
  const certified = await ask(`/getWallets?projectId=p&${name}=certified`)
  const none = await ask(`/getWallets?projectId=p&${name}=none`)

  expect(certified.count).toBeGreaterThan(0)
  expect(certified.count + none.count).toBe(500)
})

test.each(['page=0', 'page=x', 'entries=-1', 'entries=1.5', 'badge_type=gold'])(
  '%s is a bad request',
  async (query) => {
    expect((await app.request(`/getWallets?projectId=p&${query}`)).status).toBe(400)
  },
)

test.each(['/getWallets', '/projects/v1/origins', '/getAnalyticsConfig'])(
  '%s wants a project id',
  async (path) => {
    expect((await app.request(path)).status).toBe(401)
  },
)

test('every listed wallet has a picture at the address its entry names', async () => {
  const { data } = await ask('/getWallets?projectId=p&entries=500')
  const pictures = new Set<string>()

  for (const { image_url } of data) {
    expect(image_url).toMatch(/^http:\/\/127\.0\.0\.1:4403\/getWalletImage\//)
    const answer = await app.request(image_url)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    pictures.add(await answer.text())
  }

  expect(pictures.size).toBe(500)
})

test('an unknown wallet has no picture', async () => {
  expect((await app.request('/getWalletImage/00000000')).status).toBe(404)
})

test.each([
  ['/public/getAssetImage/', ['ba0ba0cd-17c6-4806-ad93-f9d174f17900', 'unknown', 'toString']],
  ['/public/getTokenImage/', ['ETH', 'SUSD', 'USDC', 'constructor']],
  ['/public/getCurrencyImage/', ['USD', 'EUR']],
  ['/sandbox/people/', ['ada', 'grace']],
])('%s has different pictures for all names', async (path, names) => {
  const pictures = await Promise.all(
    names.map(async (name) => (await app.request(path + name)).text()),
  )

  expect(new Set(pictures).size).toBe(names.length)
  for (const picture of pictures) expect(picture).toMatch(/^<svg xmlns=.*<\/svg>$/)
})

test('pictures contain nothing that a browser would run or fetch', async () => {
  const { data } = await ask('/getWallets?projectId=p&entries=500')
  const names = ['/public/getTokenImage/<script>', '/public/getAssetImage/"onload="x']

  for (const path of [...data.map(({ image_url }) => image_url), ...names]) {
    const picture = await (await app.request(path)).text()
    expect(picture).not.toMatch(/<script|onload|href|NaN|undefined/)
  }
})

test('origins and analytics settings are what the project says', async () => {
  project.allowedOrigins = ['https://shop.example']
  project.isAnalyticsEnabled = false

  const origins = await app.request('/projects/v1/origins?projectId=p')
  const config = await app.request('/getAnalyticsConfig?projectId=p')

  expect(await origins.json()).toEqual({ allowedOrigins: ['https://shop.example'] })
  expect(await config.json()).toEqual({ isAnalyticsEnabled: false })
})

test('events are stored unchanged, whatever their content type', async () => {
  const path = '/e?projectId=p&st=appkit&sv=1'
  const body = '{"eventId":"1","props":{"event":"MODAL_OPEN"}}'

  const taken = await app.request(path, { method: 'POST', body })
  const refused = await app.request(path, { method: 'POST', body: 'no json' })
  const anonymous = await app.request('/e', { method: 'POST', body })

  expect([taken.status, refused.status, anonymous.status]).toEqual([202, 422, 401])
  expect(await (await app.request('/e')).json()).toEqual({
    events: [
      {
        query: { projectId: 'p', st: 'appkit', sv: '1' },
        body: { eventId: '1', props: { event: 'MODAL_OPEN' } },
      },
    ],
  })
  expect((await app.request('/e', { method: 'DELETE' })).status).toBe(204)
  expect(analytics.list()).toEqual([])
})
