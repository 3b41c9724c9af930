import { afterEach, expect, test } from 'vitest'
import type { Clock } from '../contract/index.ts'
import { createFetchHttp } from '../platform/fetch-http.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeHttp } from '../testing/fake-http.ts'
import {
  type LoopbackHandler,
  type LoopbackServer,
  startLoopback,
} from '../testing/loopback-server.ts'
import { createHttpApi } from './http-api.ts'

const SITE = { projectId: 'p1', sdkType: 'appkit', sdkVersion: 'react-wagmi-1.0.0' }

const started: LoopbackServer[] = []

afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.close()))
})

/** A clock whose short delays end at once and are recorded; long ones are time-outs. */
function createHurriedClock() {
  const clock = createFakeClock()
  const waitsMs: number[] = []
  const after: Clock['after'] = (delayMs, run) => {
    if (delayMs >= 10_000) return clock.after(delayMs, run)
    waitsMs.push(delayMs)
    queueMicrotask(run)
    return () => {}
  }
  return { clock: { ...clock, after, advance: clock.advance }, waitsMs }
}

async function serve(handler: LoopbackHandler) {
  const server = await startLoopback(handler)
  started.push(server)
  const { clock, waitsMs } = createHurriedClock()
  const http = createFetchHttp({ clock })
  const api = createHttpApi({ http, clock, baseUrl: server.url, ...SITE })
  return { api, server, waitsMs, clock }
}

test.each<[string, LoopbackHandler, object]>([
  ['500', (_, response) => response.writeHead(500).end('x'), { context: { status: 500 } }],
  ['429', (_, response) => response.writeHead(429).end(), { context: { status: 429 } }],
  ['408', (_, response) => response.writeHead(408).end(), { context: { status: 408 } }],
  ['a reset', (_, response) => response.destroy(), { code: 'http.network' }],
  [
    'half a body',
    (_, response) => {
      response.writeHead(200, { 'content-length': '9' })
      response.write('{', () => response.destroy())
    },
    { code: 'http.network' },
  ],
])(
  'a server that always answers with %s is requested four times',
  async (_name, handler, error) => {
    const { api, server, waitsMs } = await serve(handler)

    await expect(api.get(['v1'], {})).rejects.toMatchObject(error)

    expect(server.requests).toHaveLength(4)
    expect(waitsMs).toEqual([150, 300, 600])
  },
)

test.each<[string, LoopbackHandler, object]>([
  ['400', (_, response) => response.writeHead(400).end('{}'), { context: { status: 400 } }],
  ['403', (_, response) => response.writeHead(403).end(), { context: { status: 403 } }],
  ['304', (_, response) => response.writeHead(304).end(), { context: { status: 304 } }],
  ['no JSON', (_, response) => response.end('<html>'), { code: 'http.malformed' }],
  ['nothing', (_, response) => response.end(), { code: 'http.malformed' }],
])('a server that answers with %s is requested once', async (_name, handler, error) => {
  const { api, server } = await serve(handler)

  await expect(api.get(['v1'], {})).rejects.toMatchObject(error)

  expect(server.requests).toHaveLength(1)
})

test.each<[string, LoopbackHandler, object]>([
  ['500', (_, response) => response.writeHead(500).end('x'), { context: { status: 500 } }],
  ['429', (_, response) => response.writeHead(429).end(), { context: { status: 429 } }],
  ['408', (_, response) => response.writeHead(408).end(), { context: { status: 408 } }],
  ['400', (_, response) => response.writeHead(400).end('{}'), { context: { status: 400 } }],
  ['304', (_, response) => response.writeHead(304).end(), { context: { status: 304 } }],
  ['a reset', (_, response) => response.destroy(), { code: 'http.network' }],
  [
    'half a body',
    (_, response) => {
      response.writeHead(200, { 'content-length': '9' })
      response.write('{', () => response.destroy())
    },
    { code: 'http.network' },
  ],
  ['no JSON', (_, response) => response.end('<html>'), { code: 'http.malformed' }],
  [
    'a redirect',
    (_, response) => response.writeHead(307, { location: '/elsewhere' }).end(),
    { code: 'http.network' },
  ],
  [
    'too much',
    (_, response) => response.end(`"${'x'.repeat(6 * 1024 * 1024)}"`),
    { code: 'http.too-large' },
  ],
])('a write that is answered with %s is sent once', async (_name, handler, error) => {
  const { api, server, waitsMs } = await serve(handler)

  await expect(api.post(['v1'], {})).rejects.toMatchObject(error)

  expect(server.requests).toHaveLength(1)
  expect(waitsMs).toEqual([])
})

test('a write that is never answered is sent once and times out after ten seconds', async () => {
  let resolveRequested = (): void => {}
  const requested = new Promise<void>((done) => {
    resolveRequested = done
  })
  const { api, server, clock } = await serve(() => resolveRequested())

  const writing = api.post(['v1'], { amount: '1' })
  const settled = writing.catch(() => {})
  await requested
  await clock.advance(10_000)

  await settled
  await expect(writing).rejects.toMatchObject({ code: 'http.timeout' })
  expect(server.requests).toHaveLength(1)
})

test('an aborted write rejects as aborted', async () => {
  const { api } = await serve(() => {})
  const waiting = new AbortController()

  const writing = api.post(['v1'], {}, waiting.signal)
  waiting.abort()

  await expect(writing).rejects.toMatchObject({ code: 'aborted' })
})

test('an answer after failures is returned', async () => {
  const { api, server } = await serve((_request, response, count) => {
    if (count < 3) response.writeHead(503).end()
    else response.end('{"fine":true}')
  })

  expect(await api.get(['v1'], {})).toEqual({ fine: true })
  expect(server.requests).toHaveLength(3)
})

test('a server that never answers is requested once and times out after ten seconds', async () => {
  let resolveRequested = (): void => {}
  const requested = new Promise<void>((done) => {
    resolveRequested = done
  })
  const { api, server, clock } = await serve(() => resolveRequested())

  const reading = api.get(['v1'], {})
  const settled = reading.catch(() => {})
  await requested
  await clock.advance(10_000)

  await settled
  await expect(reading).rejects.toMatchObject({ code: 'http.timeout' })
  expect(server.requests).toHaveLength(1)
})

function setUpFake(clientId?: () => string | undefined) {
  const http = createFakeHttp()
  http.on('GET', 'https://api.test/base/:a/:b', { json: null })
  const clock = createFakeClock()
  const api = createHttpApi({ http, clock, baseUrl: 'https://api.test/base/', ...SITE, clientId })
  return { http, api }
}

test('a request has the common parameters and no empty ones', async () => {
  const { http, api } = setUpFake()

  await api.get(['v1', 'x'], { chains: 'eip155:1,eip155:10', search: '', page: undefined })

  expect(http.requests).toEqual([
    {
      method: 'GET',
      url: 'https://api.test/base/v1/x?chains=eip155%3A1%2Ceip155%3A10&st=appkit&sv=react-wagmi-1.0.0&projectId=p1',
    },
  ])
})

test('a write is JSON, and has the common parameters in its address', async () => {
  const { http, api } = setUpFake()
  http.on('POST', 'https://api.test/base/:a/:b', { json: { done: true } })

  const answer = await api.post(['v1', 'a b'], { amount: '1', left: undefined, to: ['x'] })

  expect(answer).toEqual({ done: true })
  expect(http.requests).toEqual([
    {
      method: 'POST',
      url: 'https://api.test/base/v1/a%20b?st=appkit&sv=react-wagmi-1.0.0&projectId=p1',
      headers: { 'content-type': 'application/json' },
      body: '{"amount":"1","to":["x"]}',
    },
  ])
})

test.each([200, 204])(
  'a write that is answered with status %i and no body is done',
  async (status) => {
    const { http, api } = setUpFake()
    http.on('POST', 'https://api.test/base/:a/:b', { status, body: '' })

    expect(await api.post(['v1', 'x'], {})).toBeUndefined()
  },
)

test('the client id is the last parameter, once it is known', async () => {
  let clientId: string | undefined
  const { http, api } = setUpFake(() => clientId)

  await api.get(['v1', 'x'], {})
  clientId = 'c1'
  await api.get(['v1', 'x'], {})

  expect(http.requests[0]?.url).not.toContain('clientId')
  expect(http.requests[1]?.url).toMatch(/&projectId=p1&clientId=c1$/)
})

test.each([
  ['a/b?c#d', 'a%2Fb%3Fc%23d'],
  ['solana:5eyk', 'solana%3A5eyk'],
  ['%2e%2e', '%252e%252e'],
  ['…', '%E2%80%A6'],
  ['...', '...'],
])('the path part %j is encoded as one part', async (part, encoded) => {
  const { http, api } = setUpFake()

  await api.get(['v1', part], {})

  const { pathname } = new URL(http.requests[0]?.url ?? '')
  expect(pathname).toBe(`/base/v1/${encoded}`)
})

test.each(['', '.', '..', '\ud800'])(
  'the path part %j is refused without a request',
  async (part) => {
    const { http, api } = setUpFake()

    const refusal = { code: 'http.status', context: { status: 400 } }
    await expect(api.get(['v1', part], {})).rejects.toMatchObject(refusal)
    await expect(api.post(['v1', part], {})).rejects.toMatchObject(refusal)

    expect(http.requests).toEqual([])
  },
)

test('the address of an image has the project id and no data of the visitor', () => {
  const { api } = setUpFake()

  expect(api.url(['getWalletImage', 'a b'])).toBe(
    'https://api.test/base/getWalletImage/a%20b?st=appkit&sv=react-wagmi-1.0.0&projectId=p1',
  )
})
