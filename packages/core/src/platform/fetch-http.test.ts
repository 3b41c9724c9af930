import { afterEach, expect, test } from 'vitest'
import { createFakeClock } from '../testing/fake-clock.ts'
import {
  type LoopbackHandler,
  type LoopbackServer,
  startLoopback,
} from '../testing/loopback-server.ts'
import { createFetchHttp } from './fetch-http.ts'

const started: LoopbackServer[] = []

afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.close()))
})

async function serve(handler: LoopbackHandler): Promise<LoopbackServer> {
  const server = await startLoopback(handler)
  started.push(server)
  return server
}

function setUp() {
  const clock = createFakeClock()
  return { clock, http: createFetchHttp({ clock }) }
}

/** A server that calls `begin` with a request, and resolves when it did. */
async function serveOnce(begin: LoopbackHandler) {
  let resolveRequested = (): void => {}
  const requested = new Promise<void>((done) => {
    resolveRequested = done
  })
  const server = await serve((request, response, count) => {
    begin(request, response, count)
    resolveRequested()
  })
  return { server, requested }
}

test('a request is sent unchanged, and every status is returned with its text', async () => {
  const { http, clock } = setUp()
  const server = await serve((_request, response) => {
    response.writeHead(418, { 'content-type': 'text/html' }).end('Grüße')
  })

  const answer = await http.send({
    method: 'POST',
    url: `${server.url}/v1/?chainId=eip155%3A1`,
    headers: { 'Content-Type': 'text/plain' },
    body: '{"id":1}',
  })

  expect(answer).toEqual({ status: 418, body: 'Grüße' })
  expect(server.requests[0]).toMatchObject({
    method: 'POST',
    path: '/v1/?chainId=eip155%3A1',
    body: '{"id":1}',
    headers: { 'content-type': 'text/plain' },
  })
  expect(clock.pending).toBe(0)
})

test.each<[string, LoopbackHandler]>([
  ['never answers', () => {}],
  ['sends headers and then nothing', (_request, response) => response.flushHeaders()],
  ['stops in the middle of the body', (_request, response) => response.write('{"a":')],
])('a server that %s times out after ten seconds, not before', async (_name, handler) => {
  const { http, clock } = setUp()
  const { server, requested } = await serveOnce(handler)
  let isSettled = false

  const sent = http.send({ method: 'GET', url: server.url })
  const settled = sent.catch(() => {
    isSettled = true
  })
  await requested
  await clock.advance(9_999)
  expect(isSettled).toBe(false)
  await clock.advance(1)

  await settled
  await expect(sent).rejects.toMatchObject({ code: 'http.timeout' })
  expect(clock.pending).toBe(0)
})

test.each<[string, LoopbackHandler]>([
  ['resets the connection', (_request, response) => response.destroy()],
  [
    'breaks off in the middle of the body',
    (_request, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('half', () => response.destroy())
    },
  ],
])('a server that %s is a network failure', async (_name, handler) => {
  const { http, clock } = setUp()
  const server = await serve(handler)

  const sent = http.send({ method: 'GET', url: server.url })

  await expect(sent).rejects.toMatchObject({ code: 'http.network' })
  expect(clock.pending).toBe(0)
})

test.each([
  ['a port without a server', 'http://127.0.0.1:9/'],
  ['the address is none', 'not an address'],
])('it is a network failure when %s', async (_name, url) => {
  const { http } = setUp()

  await expect(http.send({ method: 'GET', url })).rejects.toMatchObject({ code: 'http.network' })
})

test('an answer whose declared size is above five mebibytes is not read', async () => {
  const { http } = setUp()
  const server = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': `${5 * 1024 * 1024 + 1}` })
    response.write('x')
  })

  const sent = http.send({ method: 'GET', url: server.url })

  await expect(sent).rejects.toMatchObject({ code: 'http.too-large' })
})

test('an answer that grows above the limit is cancelled', async () => {
  const { http } = setUp()
  let written = 0
  let resolveClosed = (): void => {}
  const closed = new Promise<void>((done) => {
    resolveClosed = done
  })
  const server = await serve((_request, response) => {
    const pour = (): void => {
      written += 65_536
      if (!response.write('x'.repeat(65_536))) response.once('drain', pour)
      else setImmediate(pour)
    }
    response.on('close', resolveClosed)
    pour()
  })

  await expect(http.send({ method: 'GET', url: server.url })).rejects.toMatchObject({
    code: 'http.too-large',
  })
  await closed

  expect(written).toBeLessThan(20 * 1024 * 1024)
})

test('an answer of exactly the largest size is read', async () => {
  const { http } = setUp()
  const server = await serve((_request, response) => {
    response.end('x'.repeat(5 * 1024 * 1024))
  })

  const { body } = await http.send({ method: 'GET', url: server.url })

  expect(body).toHaveLength(5 * 1024 * 1024)
})

test('a character that is split over two chunks is decoded, and a byte order mark is removed', async () => {
  const { http } = setUp()
  const server = await serve((_request, response) => {
    response.write(Buffer.from([0xef, 0xbb, 0xbf, 0xe2, 0x82]))
    setImmediate(() => response.end(Buffer.from([0xac])))
  })

  expect(await http.send({ method: 'GET', url: server.url })).toEqual({ status: 200, body: '€' })
})

test.each([
  ['an impossible byte', [0x7b, 0xff, 0x7d]],
  ['half a character at the end', [0xe2, 0x82]],
  ['UTF-16', [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]],
])('an answer with %s is malformed', async (_name, bytes) => {
  const { http } = setUp()
  const server = await serve((_request, response) => response.end(Buffer.from(bytes)))

  await expect(http.send({ method: 'GET', url: server.url })).rejects.toMatchObject({
    code: 'http.malformed',
  })
})

test.each([301, 302, 303, 307, 308])(
  'a redirect with status %i is not followed',
  async (status) => {
    const { http } = setUp()
    const other = await serve((_request, response) => response.end('stolen'))
    const server = await serve((request, response) => {
      response.writeHead(status, { location: `${other.url}${request.path}` }).end()
    })

    const sent = http.send({ method: 'POST', url: `${server.url}/?projectId=mine`, body: 'secret' })

    await expect(sent).rejects.toMatchObject({ code: 'http.network' })
    expect(other.requests).toEqual([])
  },
)

test('an aborted request rejects at once and closes the connection', async () => {
  const { http, clock } = setUp()
  let resolveClosed = (): void => {}
  const closed = new Promise<void>((done) => {
    resolveClosed = done
  })
  const { server, requested } = await serveOnce((_request, response) => {
    response.on('close', resolveClosed)
  })
  const abort = new AbortController()

  const sent = http.send({ method: 'GET', url: server.url }, abort.signal)
  await requested
  abort.abort()

  await expect(sent).rejects.toMatchObject({ code: 'aborted' })
  await closed
  expect(clock.pending).toBe(0)
})

test('a request with a fired signal is not sent', async () => {
  const { http, clock } = setUp()
  const server = await serve((_request, response) => response.end())

  const sent = http.send({ method: 'GET', url: server.url }, AbortSignal.abort())

  await expect(sent).rejects.toMatchObject({ code: 'aborted' })
  expect(server.requests).toEqual([])
  expect(clock.pending).toBe(0)
})
