import { afterEach, expect, test, vi } from 'vitest'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFetchHttp } from './fetch-http.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Records the request as the browser would send it. */
function watchFetch(answer: () => Promise<Response>): Request[] {
  const requests: Request[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push(new Request(url, init))
    return answer()
  })
  return requests
}

function setUp() {
  const clock = createFakeClock()
  return { clock, http: createFetchHttp({ clock }) }
}

test('a request has no credentials and no referrer, and follows no redirect', async () => {
  const requests = watchFetch(async () => new Response('ok'))

  await setUp().http.send({ method: 'POST', url: 'https://api.test/x', body: '{}' })

  expect(requests[0]).toMatchObject({
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'strict-origin',
    keepalive: false,
  })
  expect(requests[0]?.headers.get('content-type')).toBe('text/plain;charset=UTF-8')
})

test('a request that may outlive the page has keepalive', async () => {
  const requests = watchFetch(async () => new Response(''))

  await setUp().http.send({ method: 'POST', url: 'https://api.test/e', mayOutlivePage: true })

  expect(requests[0]?.keepalive).toBe(true)
})

test('a replaced fetch that never ends times out as well', async () => {
  watchFetch(() => new Promise(() => {}))
  const { clock, http } = setUp()

  const sent = http.send({ method: 'GET', url: 'https://api.test/x' }).catch((error) => error)
  await clock.advance(10_000)

  expect(await sent).toMatchObject({ code: 'http.timeout' })
  expect(clock.pending).toBe(0)
})

test.each<[string, () => unknown]>([
  ['answers nonsense', () => Promise.resolve('text')],
  ['throws', () => Promise.reject(new Error('no'))],
])('a replaced fetch that %s is a network failure', async (_name, answer) => {
  vi.stubGlobal('fetch', answer)

  const sent = setUp().http.send({ method: 'GET', url: 'https://api.test/x' })

  await expect(sent).rejects.toMatchObject({ code: 'http.network' })
})

test('an answer without a body is an empty text', async () => {
  watchFetch(async () => new Response(null, { status: 204 }))

  const answer = await setUp().http.send({ method: 'GET', url: 'https://api.test/x' })

  expect(answer).toEqual({ status: 204, body: '' })
})
